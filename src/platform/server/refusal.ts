/** An expected obstacle to starting: the operator reads the message (plain French, no stack) and acts on it. */
export class Refusal extends Error {
  override name = "Refusal";
}
