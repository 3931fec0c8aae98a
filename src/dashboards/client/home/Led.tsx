import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Ring } from "#platform/ui/Ring.tsx";
import { Section } from "#platform/ui/Section.tsx";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import type { LedEvaluation } from "../../contract.ts";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import shared from "./rows.module.css";
import styles from "./side.module.css";
import { useLedWords } from "./useLedWords.ts";

const rowsShown = 8;

/** « Ce que je mène »: one row each, with how far the answers are and the next action. */
export function Led({ led, leadsMore }: { led: readonly LedEvaluation[]; leadsMore: boolean }) {
  const texts = useTexts("dashboards");
  const hasMore = leadsMore || led.length > rowsShown;
  return (
    <Section
      bare
      title={texts.led.title}
      action={hasMore && <InternalLink to={paths.evaluations()}>{texts.led.all}</InternalLink>}
    >
      <ul className={shared.card}>
        {led.slice(0, rowsShown).map((one) => (
          <Row key={one.evaluationId} one={one} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ one }: { one: LedEvaluation }) {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const words = useLedWords();
  const { answeredCount: answered, participantCount: total, dueOn } = one;
  const [subject, name, verb] = [words.subject(one), words.name(one), words.verb(one)];
  return (
    <li className={styles.row}>
      <Ring answered={answered} total={total} size={28} label={null} />
      <InternalLink to={words.place(one)} className={styles.rowName} {...truncated(`${subject} · ${name}`)}>
        <b>{subject}</b> <span>· {name}</span>
      </InternalLink>
      <span className={styles.count}>
        <span aria-hidden="true">{`${answered}/${total}`}</span>
        <VisuallyHidden>{say(texts.progress, { count: answered, total })}</VisuallyHidden>
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
          to={words.path(one)}
          accessibleName={say(texts.answerNamed, { verb, title: `${subject}, ${name}` })}
        >
          {verb}
        </LinkButton>
      </span>
    </li>
  );
}
