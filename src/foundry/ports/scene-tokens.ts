type SceneToken = TokenDocument.Implementation;

/** The tokens of a scene, or of all. */
export const sceneTokens = (scene?: Scene.Implementation | null): readonly SceneToken[] =>
  (scene ? [scene] : [...game.scenes]).flatMap(({ tokens }) => [...tokens]);

/** The tokens of the scene one looks at that one sees there, which Pixi's part of each says: not every compiler finds its type. */
export const tokensInSight = (): readonly SceneToken[] =>
  (canvas?.tokens?.placeables ?? [])
    .filter((token) => Reflect.get(token, "visible") === true)
    .map(({ document }) => document);
