import { IconUsersGroup } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { ManagedCampaign, ManagedEvaluationSummary } from "../../contract.ts";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import shared from "./rows.module.css";
import styles from "./side.module.css";
import { useManagedWords } from "./useManagedWords.ts";

const maxRows = 8;

interface ManagedEvaluationsProps {
  campaigns: readonly ManagedCampaign[];
  led: readonly ManagedEvaluationSummary[];
  leadsMore: boolean;
}

/** « Ce que je mène »: one row for each campaign and each other evaluation, with how far the answers are and the next action. */
export function ManagedEvaluations({ campaigns, led, leadsMore }: ManagedEvaluationsProps) {
  const texts = useTexts("dashboards");
  const say = useSay();
  const words = useManagedWords();
  const rows = [
    ...campaigns.map(
      ({ id, name, running, dueOn }): RowProps => ({
        subject: name,
        name: running > 0 ? say(texts.led.runningIn, { count: running }) : texts.led.campaign,
        answers: null,
        dueOn,
        place: paths.campaign(id),
        path: paths.campaign(id),
        verb: texts.led.verbs.open,
      }),
    ),
    ...led.map(
      (one): RowProps => ({
        answers: { count: one.answeredCount, total: one.participantCount },
        dueOn: one.dueOn,
        subject: words.subject(one),
        name: words.name(one),
        place: words.place(one),
        path: words.path(one),
        verb: words.verb(one),
      }),
    ),
  ];
  const hasMore = leadsMore || rows.length > maxRows;
  return (
    <Section
      bare
      title={texts.led.title}
      action={hasMore && <InternalLink to={paths.evaluations()}>{texts.led.all}</InternalLink>}
    >
      <ul className={shared.card}>
        {rows.slice(0, maxRows).map((row) => (
          <Row key={row.place} {...row} />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  subject: string;
  name: string;
  /** The path of the evaluation or campaign; `path`: that of its next action. */
  place: string;
  path: string;
  verb: string;
  /** Null for a campaign, whose page shows it by team. */
  answers: { count: number; total: number } | null;
  dueOn: string | null;
}

function Row({ subject, name, place, path, verb, dueOn, answers }: RowProps) {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  return (
    <li className={styles.row}>
      {answers ? (
        <Ring answered={answers.count} total={answers.total} size={28} label={null} />
      ) : (
        <IconUsersGroup size={28} stroke={1.4} aria-hidden="true" />
      )}
      <InternalLink to={place} className={styles.rowName} {...truncated(`${subject} · ${name}`)}>
        <b>{subject}</b> <span>· {name}</span>
      </InternalLink>
      <span className={styles.count}>
        {answers && (
          <>
            <span aria-hidden="true">{`${answers.count}/${answers.total}`}</span>
            <VisuallyHidden>{say(texts.progress, answers)}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={styles.due}>
        {dueOn && (
          <>
            <VisuallyHidden>{texts.led.due} </VisuallyHidden>
            {formatDay(language, dueOn, "short")}
          </>
        )}
      </span>
      <span className={styles.next}>
        <LinkButton
          size="small"
          to={path}
          accessibleName={say(texts.answerNamed, { verb, title: `${subject}, ${name}` })}
        >
          {verb}
        </LinkButton>
      </span>
    </li>
  );
}
