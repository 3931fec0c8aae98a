import { useQuery } from "@tanstack/react-query";
import { Stack } from "#platform/ui/page/Section.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { Plan } from "../../contract/plan.ts";
import { noteKinds } from "../../vocabulary.ts";
import { development } from "../queries.ts";
import { NotesSection } from "./NotesSection.tsx";

/** Follow-ups and coaching, of one call. */
export function Notes({ plan }: { plan: Plan }) {
  const query = useQuery(development.listNotes.queryOptions({ input: { profileId: plan.person.id } }));
  return (
    <QueryView query={query}>
      {({ items }) => (
        <Stack gap="large">
          {noteKinds.map((kind) => (
            <NotesSection
              key={kind}
              plan={plan}
              kind={kind}
              notes={items.filter((note) => note.kind === kind)}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
