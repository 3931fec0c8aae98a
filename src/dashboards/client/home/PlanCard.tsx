import { BadgeWords } from "#development/client/badges/BadgeWords.tsx";
import type { OwnPlan } from "#development/contract/ownPlan.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { useToday, useViewer } from "#platform/ui/viewer.tsx";
import { en } from "./planTexts.en.ts";
import { fr } from "./planTexts.fr.ts";
import styles from "./home.module.css";
import cards from "./surveys.module.css";

/** « Mon plan »: the next step, or where to begin; what the person has earned stands under it, in words. */
export function PlanCard({ plan: { hasPlan, next, ...earned } }: { plan: OwnPlan }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const today = useToday();
  const { profileId } = useViewer();
  const dueOn = next?.dueOn;
  const until = dueOn && say(dueOn < today ? texts.late : texts.until, { date: formatDay(language, dueOn) });
  const [heading, words] = hasPlan ? [texts.nothing, texts.nothingWords] : [texts.begin, texts.beginWords];
  return (
    <Section bare title={texts.title}>
      <Card>
        <div className={styles.report}>
          <div>
            {next && <p className={cards.kicker}>{texts.next}</p>}
            <h3 className={styles.lineTitle}>{next?.words ?? heading}</h3>
            <p className={styles.facts}>{next ? until : words}</p>
          </div>
          <BadgeWords {...earned} className={styles.facts} />
          <LinkButton size="small" to={paths.developmentPlan(profileId)}>
            {hasPlan ? texts.open : texts.begin}
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}
