/** Whether there is no graphics card to draw with: then smooth edges cost nearly as much again as all the rest. */
export function isDrawnInSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  if (!gl || !names) return false;
  const renderer = String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}
