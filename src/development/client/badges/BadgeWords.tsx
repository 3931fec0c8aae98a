import type { ReactNode } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import type { OwnPlan } from "../../contract/ownPlan.ts";
import { coursesPerBadge } from "../../rules/badges.ts";
import { en } from "../../texts/badges.en.ts";
import { fr } from "../../texts/badges.fr.ts";

interface BadgeWordsProps extends Pick<OwnPlan, "badges" | "finishedThisQuarter"> {
  className: string | undefined;
}

/** The person’s own badges in a line or two, said to be automatic; and how far the next one is. */
export function BadgeWords({ badges, finishedThisQuarter: count, className }: BadgeWordsProps): ReactNode {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const names = [...new Set(badges.map(({ kind }) => texts.kinds[kind]))];
  const isOnTheWay = count > 0 && count < coursesPerBadge;
  if (names.length === 0 && !isOnTheWay) return null;
  return (
    <p className={className}>
      {names.length > 0 && say(texts.line, { names: names.join(", ") })}
      {names.length > 0 && isOnTheWay && <br />}
      {isOnTheWay && say(texts.quarter, { count, total: coursesPerBadge })}
    </p>
  );
}
