import { importUpload } from "#imports/server/upload.ts";
import { peopleImport } from "../peopleImport.ts";

/** A file of people, at POST /uploads/people. */
export const peopleUpload = importUpload(peopleImport, {
  name: "people",
  allow: "managePeople",
  maxBytes: 10_000_000,
});
