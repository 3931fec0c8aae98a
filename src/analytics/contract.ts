export const analyticsContract = {};
