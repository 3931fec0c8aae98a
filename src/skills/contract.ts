import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { search } from "#platform/contract/limits.ts";
import { pageSchema, pageInput } from "#platform/contract/page.ts";
import { familyEndpoints } from "./contract/families.ts";
import { questionEndpoints, QuestionType } from "./contract/questions.ts";
import { questionImportEndpoints } from "./contract/imports.ts";
import { skillEndpoints } from "./contract/skills.ts";
import { libraryEndpoints } from "./contract/library.ts";
import { valueEndpoints } from "./contract/values.ts";
import { Bilingual } from "./contract/wording.ts";

const Named = z.object({ id: z.uuid(), name: Bilingual });
const OfferedSkill = Named.extend({
  family: Named,
  /** Those that adding it would ask. */
  questionCount: z.number().int(),
  questionTypes: z.array(QuestionType),
});
export type OfferedSkill = z.infer<typeof OfferedSkill>;
const OfferedValue = Named.extend({ question: Bilingual });

export const skillsContract = {
  catalogue: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/catalogue",
    summary: "The skills that an evaluation can take, by family",
  })
    .input(z.strictObject(pageInput))
    .output(pageSchema(OfferedSkill)),
  offeredValues: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/catalogue/values",
    summary: "The values that an evaluation can ask about",
  })
    .input(nothing)
    .output(z.object({ items: z.array(OfferedValue) })),
  ...familyEndpoints,
  ...skillEndpoints,
  ...questionEndpoints,
  ...questionImportEndpoints,
  ...valueEndpoints,
  ...libraryEndpoints,
};
