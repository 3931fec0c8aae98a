import * as z from "zod";
import { endpoint, line } from "#platform/contract/endpoint.ts";

/** The lengths and the number are those of rules.ts. */
export const SavedView = z.strictObject({
  /** Given by the browser: a view keeps it when it is renamed, and when its removal is undone. */
  id: z.uuid(),
  name: line(40),
  /**
   * The address of the list, as platform/listState.ts writes it: a search of 80 characters, each written as up to nine,
   * the filters and thirty columns.
   */
  state: z.string().max(2000),
  /** The view that the sidebar opens; one at most. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

/** The views of one list; `version` counts their changes. */
const Views = z.object({ version: z.number().int(), items: z.array(SavedView) });
export type Views = z.infer<typeof Views>;

const list = z.string().regex(/^[a-zA-Z]{1,40}$/);

/** A person's own views: no one else reads or changes them. */
export const viewsContract = {
  list: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/lists/{list}/views",
    summary: "My saved views of a list",
  })
    .input(z.strictObject({ list }))
    .output(Views),
  replace: endpoint({
    allow: "signedIn",
    method: "PUT",
    path: "/lists/{list}/views",
    summary: "Save my views of a list",
  })
    .input(
      z.strictObject({
        list,
        /** As last read; another one is refused, so that two tabs do not undo each other. */
        version: z.number().int().min(0).max(2_147_483_646),
        items: z.array(SavedView).max(20),
      }),
    )
    .output(Views),
};
