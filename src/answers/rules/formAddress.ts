/** Where the form is read, at the door for others: an address alone can be asked for before any script runs. */
export const formAddress = (evaluationId: string) => `/api/v1/evaluations/${evaluationId}/answers`;
