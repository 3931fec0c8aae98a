/** The address of the form in the REST API: an address alone can be requested before any script runs. */
export const formAddress = (evaluationId: string) => `/api/v1/evaluations/${evaluationId}/answers`;
