import type { Departure, ManagedTeams } from "#people/contract/person.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatList, type Plural } from "#platform/texts.ts";
import styles from "./person.module.css";

interface WhatHangsProps {
  words: { title: string } & Record<
    "reports" | "teams" | "moreTeams" | "ownTeams" | keyof Departure["holds"],
    Plural
  >;
  departure: Departure;
}

/** What a departure leaves to others, shown before it is confirmed. */
export function WhatHangs({ words, departure }: WhatHangsProps) {
  const say = useSay();
  const { directReportCount, managedTeams, holds } = departure;
  const counts = { reports: directReportCount, teams: managedTeams.count, ...holds };
  const named = useTeamNames(words.moreTeams, managedTeams);
  return (
    <div className={styles.part}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <ul>
        {(["reports", "teams", "answers", "approvals", "leads"] as const)
          .filter((what) => counts[what] > 0)
          .map((what) => (
            <li key={what}>
              {say(words[what], { count: counts[what], teams: named })}
              {what === "teams" &&
                managedTeams.own > 0 &&
                ` ${say(words.ownTeams, { count: managedTeams.own })}`}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The first of the teams by name, and how many others. */
export function useTeamNames(more: Plural, { count, names }: ManagedTeams): string {
  const say = useSay();
  const { language } = useLanguage();
  const others = count - names.length;
  return formatList(language, others > 0 ? [...names, say(more, { count: others })] : names);
}
