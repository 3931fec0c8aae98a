/** An expected obstacle to starting: the operator reads the message (plain French, no stack) and acts on it. */
export class StartupError extends Error {
  override name = "StartupError";
}
