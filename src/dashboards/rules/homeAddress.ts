/** The address of the home's data, read by GET: an address can be requested before any script runs. */
export const homeAddress = "/api/v1/dashboard";
