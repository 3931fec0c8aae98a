import { useQuery } from "@tanstack/react-query";
import { IconUserPlus } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { ProtectedRole } from "../../vocabulary.ts";
import shared from "../evaluations.module.css";
import { evaluations, evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";

const InviteDialog = lazyRouteComponent(
  () => import("../wizard/participation/InviteDialog.tsx"),
  "InviteDialog",
);

/** Suggests up to three people for a group with a refusal; each is invited once that is confirmed. */
export function Replacements({ evaluation, role }: { evaluation: Evaluation; role: ProtectedRole }) {
  const { replacement } = useTexts("room");
  const { invitation } = useTexts("wizard").participation;
  const say = useSay();
  const { language } = useLanguage();
  const keep = useKeepEvaluation();
  const { id } = evaluation;
  const query = useQuery(evaluations.replacements.queryOptions({ input: { id } }));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const people = query.data?.groups.find((group) => group.role === role)?.people ?? [];
  const chosen = people.find((person) => person.id === chosenId);
  const invite = useAction({
    run: (person: { id: string }) =>
      runInOrder(() => evaluationsApi.addParticipant({ id, profileId: person.id, role })),
    refresh: [evaluations.replacements.key()],
    onSuccess: async (now) => {
      await keep(now);
      setChosenId(null);
    },
    announce: ({ participants }, person) => {
      const added = participants.find((one) => one.person.id === person.id);
      if (!added) return null;
      const values = { name: fullName(added.person), email: added.person.email };
      return added.mail?.leavesOn
        ? say(invitation.sentLater, { ...values, date: formatDay(language, added.mail.leavesOn) })
        : say(invitation.sent, values);
    },
  });
  if (people.length === 0) return null;
  return (
    <>
      <ul className={shared.list} aria-label={replacement.list}>
        {people.map((person) => (
          <li key={person.id} className={shared.line}>
            <Avatar initials={initials(person)} picture={person.avatar} size="small" />
            <span className={shared.lineWords}>
              {fullName(person)}
              <span className={shared.detail}>
                {[person.jobTitle, replacement.because[person.because]].filter(Boolean).join(" · ")}
              </span>
            </span>
            <Button
              size="small"
              icon={<IconUserPlus size={18} aria-hidden="true" />}
              accessibleName={say(replacement.inviteNamed, { name: fullName(person) })}
              onClick={() => setChosenId(person.id)}
            >
              {replacement.invite}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <InviteDialog
            evaluation={evaluation}
            person={{ ...chosen, alreadyInvited: false }}
            role={role}
            busy={invite.busy}
            onClose={() => setChosenId(null)}
            onConfirm={() => void invite.run(chosen)}
          />
        </Suspense>
      )}
    </>
  );
}
