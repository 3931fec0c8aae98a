/**
 * What a concept needs of those that stand above it and that it may not import. It declares the functions in its
 * `server/ports.ts` and calls them as functions of its own; `src/app/ports.ts` answers them, once, before the product
 * starts. No other module may import them from there (`npm run law`).
 */
const unanswered = new Map<object, string>();

/** @param concept whose ports they are, for the error of a start without answers */
export function declarePorts<Ports extends object>(concept: string): Readonly<Ports> {
  const ports = {} as Ports;
  unanswered.set(ports, concept);
  return ports;
}

/** One that is missing does not compile. */
export function providePorts<Ports extends object>(ports: Readonly<Ports>, answers: Ports): void {
  Object.assign(ports, answers);
  unanswered.delete(ports);
}

/** @throws where a concept has declared ports that nothing answers */
export function requireProviders(): void {
  if (unanswered.size > 0)
    throw new Error(`src/app/ports.ts does not answer the ports of ${[...unanswered.values()].join(", ")}`);
}
