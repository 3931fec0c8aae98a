/** The address of a survey in the REST API: an address alone can be requested before any script runs. */
export const surveyAddress = (id: string) => `/api/v1/pulse-surveys/${id}`;
