import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { evaluations, evaluationsApi, runInOrder } from "../../queries.ts";
import styles from "./participation.module.css";

interface ManyDialogProps {
  open: boolean;
  evaluationId: string;
  role: InvitedRole;
  onAdded: (evaluation: Evaluation) => Promise<void>;
  onClose: () => void;
}

/** Several people for one role, each with a checkbox; disabled for readers of the report in an anonymous group. */
export function ManyDialog({ open, evaluationId, role, onAdded, onClose }: ManyDialogProps) {
  const { participation } = useTexts("wizard");
  const { many, lanes } = participation;
  const say = useSay();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(
    evaluations.potentialParticipants.queryOptions({
      input: { id: evaluationId, limit: 100, ...(search && { search }) },
      enabled: open,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  const close = () => {
    setChosen(new Set());
    setSearch("");
    onClose();
  };
  const add = useAction({
    run: async () => {
      // Each call answers with the whole evaluation: the people added before a refusal are shown.
      for (const profileId of chosen)
        await onAdded(
          await runInOrder(() => evaluationsApi.addParticipant({ id: evaluationId, profileId, role })),
        );
    },
    refresh: [evaluations.potentialParticipants.key()],
    announce: () => say(many.added, { count: chosen.size }),
    onSuccess: close,
  });
  const mark = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  return (
    <ConfirmDialog
      open={open}
      busy={add.busy}
      title={lanes.add[role]}
      confirmLabel={chosen.size === 0 ? participation.add : say(many.confirm, { count: chosen.size })}
      disabledReason={chosen.size === 0 ? many.nobody : null}
      onClose={close}
      onConfirm={() => void add.run()}
    >
      <Stack gap="small">
        <SearchField label={many.search} value={search} onChange={setSearch} />
        <QueryView query={query}>
          {({ items, nextCursor }) => {
            const isOpen = (person: (typeof items)[number]) => !(person.readsReport && isProtected(role));
            const people = items.toSorted(
              (a, b) =>
                Number(isOpen(b)) - Number(isOpen(a)) ||
                Number(b.suggestedRole === role) - Number(a.suggestedRole === role),
            );
            const free = people
              .filter((person) => isOpen(person) && person.suggestedRole === role)
              .map(({ id }) => id);
            return (
              <>
                {free.length > 1 && (
                  <CheckboxField
                    label={say(many.all, { count: free.length })}
                    checked={free.every((id) => chosen.has(id))}
                    onChange={(isChosen) => mark(free, isChosen)}
                  />
                )}
                <ul className={styles.many} aria-label={lanes.add[role]}>
                  {people.map((person) => (
                    <li key={person.id}>
                      <CheckboxField
                        label={fullName(person)}
                        description={
                          isOpen(person) ? (person.jobTitle ?? person.email) : participation.cannotAnswer
                        }
                        disabled={!isOpen(person)}
                        checked={chosen.has(person.id)}
                        onChange={(isChosen) => mark([person.id], isChosen)}
                      />
                    </li>
                  ))}
                </ul>
                {people.length === 0 && <p>{many.noneFound}</p>}
                {nextCursor && <p>{many.more}</p>}
              </>
            );
          }}
        </QueryView>
      </Stack>
    </ConfirmDialog>
  );
}
