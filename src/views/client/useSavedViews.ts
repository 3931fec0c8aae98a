import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createApi } from "#platform/client/api.ts";
import type { ListViews, ViewControls } from "#platform/ui/lists/views/savedViews.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { SavedView, viewsContract } from "../contract.ts";
import { isNameTaken, maxNameLength, maxViews, restoreView } from "../rules.ts";
import { viewsQuery } from "./viewsQuery.ts";

const api = createApi<typeof viewsContract>("views");

type Change = (items: readonly SavedView[]) => SavedView[];
interface Write {
  change: Change;
  /** Said, with the way back. */
  removed?: { words: string; undo: Change };
}

/**
 * One's views of a list (its name in the module of its concept), for ListPage. They are asked for when the address names one,
 * or when their menu is opened: a list without a view sends nothing.
 */
export function useSavedViews(list: string, { view }: Pick<ViewControls, "view">): ListViews {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const options = viewsQuery(list);
  const query = useQuery({ ...options, enabled: isAsked || view !== null });
  const items = query.data?.items;

  const replace = async (change: Change) => {
    const known = await client.ensureQueryData(options);
    return api.replace({ list, version: known.version, items: change(known.items) });
  };
  const write = useAction({
    run: ({ change }: Write) => replace(change),
    keep: options.queryKey,
    success: (_, { removed }) => removed?.words ?? null,
    undo: async (_, { removed }) => removed && replace(removed.undo),
  });
  const withFacts = (id: string, facts: Partial<SavedView>): Write => ({
    change: (known) => known.map((one) => (one.id === id ? { ...one, ...facts } : one)),
  });

  return {
    items,
    hasFailed: query.isError,
    ask: () => {
      setIsAsked(true);
      if (query.isError) void query.refetch();
    },
    max: maxViews,
    longestName: maxNameLength,
    isNameTaken: (name, own) => isNameTaken(items ?? [], name, own),
    add: async ({ name, state }) => {
      const added = { id: crypto.randomUUID(), name, state, isDefault: false };
      await write.attempt({ change: (known) => [...known, added] });
      return added;
    },
    rename: ({ id }, name) => write.attempt(withFacts(id, { name })),
    saveState: ({ id }, state) => void write.run(withFacts(id, { state })),
    setDefault: ({ id }, isDefault) =>
      void write.run({
        change: (known) =>
          known.map((one) => ({
            ...one,
            isDefault: one.id === id ? isDefault : one.isDefault && !isDefault,
          })),
      }),
    remove: (removed, words) =>
      void write.run({
        change: (known) => known.filter(({ id }) => id !== removed.id),
        removed: {
          words,
          undo: (known) => restoreView(known, removed, items?.findIndex(({ id }) => id === removed.id) ?? 0),
        },
      }),
  };
}
