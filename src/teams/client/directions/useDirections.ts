import { useState } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import type { TreeState } from "#platform/ui/tree/Tree.tsx";
import type { TreeTeam } from "#teams/contract.ts";
import { teamsApi } from "../queries.ts";

interface Level {
  teams: readonly TreeTeam[];
  /** The cursor of what follows; null at the end. */
  next: string | null;
}

/** The directions. */
export const top = "top";

/** The part of the tree that was asked for, and how more of it comes. */
export function useDirections(first: { items: readonly TreeTeam[]; nextCursor: string | null }) {
  const formatFailure = useFailureWords();
  const [levels, setLevels] = useState<Readonly<Record<string, Level>>>({
    [top]: { teams: first.items, next: first.nextCursor },
  });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const load = (parentId: string) => {
    const cursor = levels[parentId]?.next;
    const asked = teamsApi.level({
      ...(parentId === top ? {} : { parentId }),
      ...(cursor ? { cursor } : {}),
    });
    void asked.then(
      ({ items, nextCursor }) =>
        setLevels((known) => ({
          ...known,
          [parentId]: { teams: [...(known[parentId]?.teams ?? []), ...items], next: nextCursor },
        })),
      (error: unknown) => notify.error(formatFailure(failureFrom(error))),
    );
  };
  const state: TreeState = {
    open,
    onOpenChange: (next, id) => {
      setOpen(next);
      if (next.has(id) && !levels[id]) load(id);
    },
    chosen,
    onChoose: setChosen,
    focuses: false,
  };
  const findTeam = (id: string) =>
    Object.values(levels)
      .flatMap(({ teams }) => teams)
      .find((team) => team.id === id);
  return { levels, state, load, findTeam };
}
