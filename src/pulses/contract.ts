export const pulsesContract = {};
