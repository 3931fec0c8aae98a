/** Minutes by which the reader's clock is ahead of UTC. */
export const readerOffset = (): number => -new Date().getTimezoneOffset();
