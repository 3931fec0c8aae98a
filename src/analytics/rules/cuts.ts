import type { CutKind } from "../vocabulary.ts";

interface Placed {
  teamId: string | null;
  directionId: string | null;
  positionId: string | null;
  /** The teams that the person manages: the manager of a team reads its figures, so that theirs feed none of them. */
  managedTeams: readonly string[];
}

export const companyCut = "company";
/** « direction:… », and « company » for the whole, which has no id. */
export const toCut = (kind: CutKind, id: string | null): string => (id === null ? kind : `${kind}:${id}`);

/** Its kind and id. */
export function parseCut(cut: string): { kind: CutKind; id: string | null } {
  const [kind, id = null] = cut.split(":");
  return { kind: kind as CutKind, id };
}

/** The cuts in which a report counts (§6): the company, and where its person stood when it closed. */
export function listCuts({ teamId, directionId, positionId, managedTeams }: Placed): string[] {
  const own = (kind: CutKind, id: string | null) =>
    id !== null && !managedTeams.includes(id) ? [toCut(kind, id)] : [];
  return [
    companyCut,
    ...own("direction", directionId),
    ...own("team", teamId),
    ...(positionId === null ? [] : [toCut("position", positionId)]),
  ];
}
