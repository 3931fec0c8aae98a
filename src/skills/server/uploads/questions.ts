import { importUpload } from "#imports/server/upload.ts";
import { questionImport } from "../import/questionImport.ts";

/** A file of questions, at POST /uploads/questions: fifty thousand rows in both languages. */
export const questionsUpload = importUpload(questionImport, { name: "questions", maxBytes: 25_000_000 });
