import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { Bilingual } from "./wording.ts";

const names = z.array(Bilingual);
const count = z.number().int();

export const libraryEndpoints = {
  missing: endpoint({
    allow: "administer",
    method: "GET",
    path: "/library",
    summary: "The default families, skills, questions and values that restoring would bring back",
  })
    .input(nothing)
    .output(z.object({ families: names, skills: names, questions: names, values: names })),
  restoreLibrary: endpoint({
    allow: "administer",
    method: "POST",
    path: "/library",
    summary: "Bring back the default families, skills, questions and values that are missing",
  })
    .input(nothing)
    .output(z.object({ families: count, skills: count, questions: count, values: count })),
};
