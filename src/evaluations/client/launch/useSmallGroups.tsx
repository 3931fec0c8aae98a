import { useState, type ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import {
  countJoined,
  listGroupsAtThreshold,
  listGroupsUnderThreshold,
  getInvitedRoles,
} from "#evaluations/rules/launch.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { LaunchableEvaluation } from "./recipients.ts";
import { type ApiFailure, failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";

/** The groups that another report hides; null when launching was refused for something else. */
const listRefusedGroups = (
  { code, fields }: ApiFailure,
  { evaluationType }: Pick<Evaluation, "evaluationType">,
): InvitedRole[] | null =>
  code === "small_group_needs_confirmation"
    ? getInvitedRoles(evaluationType).filter((role) => fields[role]?.reason === "other_report")
    : null;

interface SmallGroups {
  /** Why the launch is disabled: the confirmation is missing. */
  disabledReason: string | null;
  /** Sends without the confirmation until the server answers that another report hides a group; null: it has. */
  attempt: <Answer>(send: (acceptsSmallGroups: boolean) => Promise<Answer>) => Promise<Answer | null>;
  /** What would not be shown, and the confirmation. */
  notices: ReactNode;
}

/** What of an evaluation tells which groups could not be shown. */
type Groups = Pick<LaunchableEvaluation, "threshold" | "evaluationType"> & {
  participants: readonly Pick<LaunchableEvaluation["participants"][number], "role">[];
  subject: { firstName: string } | null;
};

/** The confirmation that a launch needs where the answers of a group could not be shown (§4 of docs/product-decisions.md). */
export function useSmallGroups(evaluation: Groups): SmallGroups {
  const { groups } = useTexts("evaluations");
  const texts = useTexts("launch");
  const say = useSay();
  const { language } = useLanguage();
  const [accepted, setAccepted] = useState(false);
  // Only the server knows of other reports, and of a threshold raised since the draft: its refusal asks for a confirmation.
  const [hidden, setHidden] = useState<readonly InvitedRole[] | null>(null);
  const { participants, threshold, evaluationType } = evaluation;
  const small = listGroupsUnderThreshold(participants, threshold, evaluationType);
  const joined = countJoined(participants, threshold, evaluationType);
  const exact = listGroupsAtThreshold(participants, threshold, evaluationType);
  const requiresConfirmation = small.length > 0 || hidden !== null;
  const firstName = evaluation.subject?.firstName ?? "…";
  return {
    disabledReason: requiresConfirmation && !accepted ? texts.acceptFirst : null,
    attempt: async (send) => {
      if (hidden !== null) return send(accepted);
      try {
        return await send(false);
      } catch (error) {
        const found = listRefusedGroups(failureFrom(error), evaluation);
        if (found === null) throw error;
        if (found.length === 0 && accepted) return send(true);
        setHidden(found);
        setAccepted(false);
        return null;
      }
    },
    notices: (
      <>
        {exact.map(({ role, count: present }) => (
          <Notice key={role} role="status">
            {say(texts.exact[role], { count: present, wanted: threshold + 1 })}
          </Notice>
        ))}
        {requiresConfirmation && (
          <>
            <Notice tone="warning" role="status" title={texts.smallTitle}>
              {small.map(({ role, count: present }) => (
                <p key={role}>{say(texts.small[role], { count: present, wanted: threshold + 1 })}</p>
              ))}
              {joined !== null && <p>{say(texts.joined, { count: joined })}</p>}
              {hidden?.map((role) => (
                <p key={role}>
                  <strong>{groups[role]}</strong>
                  <br />
                  {say(texts.otherReport, { whose: whoseName(language, firstName) })}
                </p>
              ))}
            </Notice>
            <CheckboxField label={texts.acceptSmall} checked={accepted} onChange={setAccepted} />
          </>
        )}
      </>
    ),
  };
}
