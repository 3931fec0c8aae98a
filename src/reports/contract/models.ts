import * as z from "zod";
import { endpoint, line, nothing } from "#platform/contract/endpoint.ts";
import { ReportLayout } from "./layout.ts";

const id = z.uuid();
const version = z.int().min(1);
const name = line(80);

/** A saved layout of the company. */
export const ReportModel = z.object({
  id,
  name,
  layout: ReportLayout,
  /** The next launches take it. */
  isUsed: z.boolean(),
  version,
});
export type ReportModel = z.infer<typeof ReportModel>;

export const reportModelsContract = {
  list: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/report-models",
    summary: "The report models of the company, by name; the standard one is not among them",
  })
    .input(nothing)
    .output(z.object({ items: z.array(ReportModel) })),
  read: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/report-models/{id}",
    summary: "One report model",
  })
    .input(z.strictObject({ id }))
    .output(ReportModel),
  create: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/report-models",
    summary: "Save a report model",
  })
    .input(z.strictObject({ name, layout: ReportLayout }))
    .output(ReportModel),
  /** Evaluations that were launched keep the layout of their launch. */
  update: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/report-models/{id}",
    summary: "Change a report model",
  })
    .input(z.strictObject({ id, version, name, layout: ReportLayout }))
    .output(ReportModel),
  /** null: the standard one. */
  use: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/report-model-in-use",
    summary: "Choose the report model of the next launches",
  })
    .input(z.strictObject({ id: id.nullable() }))
    .output(z.object({})),
  /** Where the next launches took it, they take the standard one. */
  remove: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/report-models/{id}",
    summary: "Delete a report model",
  })
    .input(z.strictObject({ id }))
    .output(z.object({})),
};
