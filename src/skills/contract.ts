import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { familyEndpoints } from "./contract/families.ts";
import { questionEndpoints } from "./contract/questions.ts";
import { questionImportEndpoints } from "./contract/imports.ts";
import { skillEndpoints } from "./contract/skills.ts";
import { libraryEndpoints } from "./contract/library.ts";
import { valueEndpoints } from "./contract/values.ts";
import { Bilingual } from "./contract/wording.ts";

const LibraryQuestion = z.object({
  id: z.uuid(),
  text: Bilingual,
  type: z.enum(["star_rating", "multiple_choice", "text", "true_false"]),
  isRequired: z.boolean(),
});
const LibrarySkill = z.object({
  id: z.uuid(),
  name: Bilingual,
  description: Bilingual.nullable(),
  questions: z.array(LibraryQuestion),
});
export const LibraryFamily = z.object({ id: z.uuid(), name: Bilingual, skills: z.array(LibrarySkill) });
export type LibraryFamily = z.infer<typeof LibraryFamily>;
const LibraryValue = z.object({ id: z.uuid(), name: Bilingual, question: Bilingual });

export const skillsContract = {
  catalogue: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/catalogue",
    summary: "The company's skills, questions and values",
  })
    .input(nothing)
    .output(z.object({ families: z.array(LibraryFamily), values: z.array(LibraryValue) })),
  ...familyEndpoints,
  ...skillEndpoints,
  ...questionEndpoints,
  ...questionImportEndpoints,
  ...valueEndpoints,
  ...libraryEndpoints,
};
