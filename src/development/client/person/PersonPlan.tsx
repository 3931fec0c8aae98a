import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Card, Stack } from "#platform/ui/page/Section.tsx";
import type { Plan } from "../../contract/plan.ts";
import { selectCurrent } from "../../rules/objective.ts";
import { statusMarks } from "../plan/statusMarks.ts";
import { ProgressLine } from "../ProgressLine.tsx";
import { development } from "../queries.ts";
import { SharedRecognitions } from "../recognition/SharedRecognitions.tsx";
import styles from "./person.module.css";

interface PersonPlanProps {
  open: boolean;
  profileId: string;
}

/** « Plan » on the page of a person: what of the current cycle is shared with the reader, and the way to the plan itself. */
export function PersonPlan({ profileId }: PersonPlanProps) {
  const query = useQuery(development.readPlan.queryOptions({ input: { profileId } }));
  return <QueryView query={query}>{(plan) => <Summary plan={plan} />}</QueryView>;
}

function Summary({ plan }: { plan: Plan }) {
  const { person: texts, pillars, statuses } = useTexts("development");
  const { language } = useLanguage();
  const say = useSay();
  const objectives = selectCurrent(plan);
  const open = <LinkButton to={paths.developmentPlan(plan.person.id)}>{texts.open}</LinkButton>;
  if (plan.objectives.length === 0)
    return (
      <Stack>
        <Card>
          <EmptyState title={texts.empty} action={open}>
            {texts.emptyWords}
          </EmptyState>
        </Card>
        <SharedRecognitions open profileId={plan.person.id} />
      </Stack>
    );
  return (
    <Stack>
      <p className={styles.progress}>
        <ProgressLine plan={plan} named={false} />
      </p>
      {objectives.length > 0 && (
        <ul className={styles.objectives}>
          {objectives.map(({ id, sentence, pillar, status, dueOn }) => (
            <li key={id}>
              <div className={styles.words}>
                <strong>{sentence}</strong>
                <span>
                  {[pillars[pillar], dueOn && say(texts.until, { date: formatDay(language, dueOn) })]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </div>
              <StatusBadge variant={statusMarks[status]}>{statuses[status]}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <div>{open}</div>
      <SharedRecognitions open profileId={plan.person.id} />
    </Stack>
  );
}
