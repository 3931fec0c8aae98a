/** Where who is signed in is read by GET: an address can be asked for before any script runs. */
export const viewerAddress = "/api/v1/viewer";
