/** A reason not to start that the person at the keyboard can do something about: one clear sentence. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
