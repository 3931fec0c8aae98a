import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PersonDetail, Profile } from "#people/contract/person.ts";
import { later } from "#platform/ui/later.ts";
import { hasOpenWork } from "../../rules.ts";
import { people } from "../queries.ts";
import { useActivation } from "../useActivation.ts";

const PersonDialog = later(async () => (await import("./dialog/PersonDialog.tsx")).PersonDialog);

/**
 * Switches an account at once, unless work or people depend on the person: then a dialog shows them first, and hands
 * them over.
 */
export function useDeparture(ownLeads: readonly string[]) {
  const client = useQueryClient();
  const { setActive: switchAt, reasonFor } = useActivation(ownLeads);
  const [leaving, setLeaving] = useState<PersonDetail | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const deactivate = async (person: Profile) => {
    const detail = await client
      .fetchQuery(people.read.queryOptions({ input: { id: person.id } }))
      .catch(() => null);
    if (!detail || !hasOpenWork(detail)) return switchAt(person, false);
    setLeaving(detail);
    setIsAsking(true);
  };
  return {
    reasonFor,
    setActive: (person: Profile, isActive: boolean) =>
      isActive ? switchAt(person, true) : void deactivate(person),
    departure: leaving && (
      <PersonDialog
        key={leaving.id}
        open={isAsking}
        person={leaving}
        question="deactivate"
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
