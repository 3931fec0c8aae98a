import * as z from "zod";
import { endpoint, language, nothing } from "#platform/contract/endpoint.ts";
import { exports as exportLimit, preparedFiles } from "#platform/contract/limits.ts";
import { exportType } from "#platform/contract/exports.ts";
import { exportStates, fileFormats, type FileFormat } from "./vocabulary.ts";

const id = z.uuid();
const count = z.number().int();

const types: Record<FileFormat, string> = {
  csv: exportType("csv"),
  xlsx: exportType("xlsx"),
  pdf: "application/pdf",
};
export const getFileType = (format: FileFormat): string => types[format];

/** What a kind of export is asked for: the filters of a list, a period. Each kind reads its own. */
export const ExportParameters = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(1000)]),
);
export type ExportParameters = z.infer<typeof ExportParameters>;

/** A file that is being prepared, or is there to be taken. */
const ExportJob = z.object({
  id,
  kind: z.string(),
  format: z.enum(fileFormats),
  /** Of the file, without its ending, in its language. */
  title: z.string(),
  state: z.enum(exportStates),
  /** Rows written so far. */
  done: count,
  /** Null until they were counted. */
  total: count.nullable(),
  /** A code of the closed list: why the last attempt came to nothing. */
  failure: z.string().nullable(),
  bytes: count.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ExportJob = z.infer<typeof ExportJob>;

/** A person's own files: for everybody else they do not exist. Each kind asks for its own capability besides. */
export const exportsContract = {
  start: endpoint({
    allow: "evaluate",
    limit: exportLimit,
    method: "POST",
    path: "/exports",
    summary: "Have a file prepared",
  })
    .input(
      z.strictObject({
        kind: z.string().max(60),
        format: z.enum(fileFormats),
        language: language.optional(),
        parameters: ExportParameters,
      }),
    )
    .output(ExportJob),
  list: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/exports",
    summary: "The files that I had prepared, the latest first",
  })
    .input(nothing)
    .output(z.object({ items: z.array(ExportJob) })),
  read: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/exports/{id}",
    summary: "How far a file has come",
  })
    .input(z.strictObject({ id }))
    .output(ExportJob),
  retry: endpoint({
    allow: "evaluate",
    object: "id",
    limit: exportLimit,
    method: "POST",
    path: "/exports/{id}/retry",
    summary: "Have a file prepared again that could not be",
  })
    .input(z.strictObject({ id }))
    .output(ExportJob),
  download: endpoint({
    allow: "evaluate",
    object: "id",
    limit: preparedFiles,
    method: "POST",
    path: "/exports/{id}/file",
    summary: "Take a file that is ready",
  })
    .input(z.strictObject({ id }))
    .output(z.file().mime(Object.values(types))),
  remove: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/exports/{id}",
    summary: "Delete a file, or stop preparing it",
  })
    .input(z.strictObject({ id }))
    .output(nothing),
};

/** What a notification says of a file. */
export const NotifiedExport = z.object({ title: z.string(), format: z.enum(fileFormats) });
export type NotifiedExport = z.infer<typeof NotifiedExport>;
