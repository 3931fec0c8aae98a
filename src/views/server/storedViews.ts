import * as z from "zod";
import type { SavedView } from "../contract.ts";

/**
 * What the database holds of a person's views of one list. A version is never changed: another shape is another version,
 * and `upcast` leads from each to the one that is written now.
 */
const view = z.object({ id: z.uuid(), name: z.string(), state: z.string(), isDefault: z.boolean() });
/** The first had no version. */
const Version1 = z.array(view);
const Version2 = z.object({ version: z.literal(2), views: z.array(view) });
type Stored = z.infer<typeof Version2>;

const upcast = (views: z.infer<typeof Version1>): Stored => ({ version: 2, views });

/** The document of these views, to be written. */
export const toStoredViews = (views: readonly SavedView[]): Stored => ({ version: 2, views: [...views] });

/** The views of a document of any version; throws when it is of none. */
export function readStoredViews(document: unknown): SavedView[] {
  const { views } = Array.isArray(document) ? upcast(Version1.parse(document)) : Version2.parse(document);
  return views;
}
