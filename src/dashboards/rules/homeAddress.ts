/** Where the home is read by GET: an address can be asked for before any script runs. */
export const homeAddress = "/api/v1/dashboard";
