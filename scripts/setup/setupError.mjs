/** Something the person can put right: they read the sentence, not a stack. */
export class SetupError extends Error {
  name = "SetupError";
}
