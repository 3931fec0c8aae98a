/** As the product writes the ids of its rows; the contract refuses most of what is not. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The id in a parameter of an address, which may hold anything; null when it is none. */
export const idIn = (value: unknown): string | null =>
  typeof value === "string" && uuid.test(value) ? value : null;
