import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listAskedRoles, getInvitedRoles } from "#evaluations/rules/launch.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Facts, Stack } from "#platform/ui/page/Section.tsx";
import type { ParticipantRole } from "../../vocabulary.ts";
import { evaluations } from "../queries.ts";
import styles from "./launch.module.css";
import { en } from "./invitation/texts.en.ts";
import { fr } from "./invitation/texts.fr.ts";

/** The invitation as those who answer read it: written by the template that sends it. */
export function InvitationPreview({ evaluation }: { evaluation: Evaluation }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { groups } = useTexts("evaluations");
  const asked = listAskedRoles(evaluation).toReversed();
  // Before a first participant is chosen, the groups that may be asked.
  const roles: ParticipantRole[] = (
    asked.length > 0 ? asked : getInvitedRoles(evaluation.evaluationType).toReversed()
  ).toSorted((a, b) => Number(b === "peer") - Number(a === "peer"));
  const [role, setRole] = useState<ParticipantRole>(roles[0] ?? "subject");
  const query = useQuery(
    evaluations.invitation.queryOptions({ input: { id: evaluation.id, role, language }, staleTime: 0 }),
  );
  return (
    <Stack>
      <SelectField
        label={texts.to}
        value={role}
        onChange={setRole}
        options={roles.map((value) => ({ value, label: groups[value] }))}
      />
      <QueryView query={query} skeleton="form">
        {({ subject, title, paragraphs, action }) => (
          <Stack>
            <Facts facts={[{ label: texts.subject, value: subject }]} />
            <div className={styles.email}>
              <p className={styles.emailTitle}>{title}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {action && <p className={styles.emailAction}>{action}</p>}
            </div>
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
