import { IconCertificate, IconFlag, IconMessages, IconSeedling, type Icon } from "@tabler/icons-react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import type { Badge, Courses } from "../../contract/courses.ts";
import { coursesPerBadge } from "../../rules/badges.ts";
import type { BadgeKind } from "../../vocabulary.ts";
import styles from "./badges.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { en as wordsInEnglish } from "../../texts/badges.en.ts";
import { fr as wordsInFrench } from "../../texts/badges.fr.ts";

const byLanguage = { fr: { ...fr, ...wordsInFrench }, en: { ...en, ...wordsInEnglish } };
const useBadgeTexts = () => byLanguage[useLanguage().language];

const icons: Record<BadgeKind, Icon> = {
  three_courses: IconCertificate,
  first_plan: IconSeedling,
  first_objective: IconFlag,
  year_of_follow_ups: IconMessages,
};

interface BadgesProps {
  courses: Courses;
  /** On the way to the next one: said to the person alone. */
  isOwn: boolean;
  /** Without the card around them. */
  bare?: boolean;
}

/** What a person has earned by the rule: facts with their day, in the order in which they came. */
export function Badges({ courses: { badges, finishedThisQuarter }, isOwn, bare = false }: BadgesProps) {
  const texts = useBadgeTexts();
  const say = useSay();
  const isOnTheWay = isOwn && finishedThisQuarter > 0 && finishedThisQuarter < coursesPerBadge;
  return (
    <Section title={texts.title} intro={texts.intro} bare={bare}>
      {badges.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {badges.map((badge) => (
            <BadgeLine key={`${badge.kind}${badge.quarter}`} badge={badge} />
          ))}
        </ul>
      )}
      {isOnTheWay && (
        <p className={styles.way}>
          {say(texts.quarter, { count: finishedThisQuarter, total: coursesPerBadge })}
        </p>
      )}
    </Section>
  );
}

function BadgeLine({ badge: { kind, quarter, givenOn } }: { badge: Badge }) {
  const texts = useBadgeTexts();
  const { language } = useLanguage();
  const say = useSay();
  const Drawing = icons[kind];
  const [year = "", part] = quarter.split("-");
  const when =
    part !== undefined && isQuarter(part)
      ? say(texts.quarters[part], { year })
      : say(texts.on, { date: formatDay(language, givenOn) });
  return (
    <li className={styles.badge}>
      <span className={styles.mark}>
        <Drawing size={24} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{texts.kinds[kind]}</span>
        <span className={styles.quiet}>{when}</span>
        <span className={styles.quiet}>{texts.automatic}</span>
      </span>
    </li>
  );
}

const isQuarter = (part: string): part is keyof typeof fr.quarters => part in fr.quarters;
