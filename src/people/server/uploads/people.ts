import { importUpload } from "#imports/server/upload.ts";
import { peopleImport } from "../import/peopleImport.ts";

/** A file of people, at POST /uploads/people. */
export const peopleUpload = importUpload(peopleImport, {
  name: "people",
  maxBytes: 10_000_000,
});
