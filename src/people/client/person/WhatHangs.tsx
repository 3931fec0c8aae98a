import type { Departure } from "#people/contract/person.ts";
import { useSay } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";

interface WhatHangsProps {
  words: { title: string } & Record<"reports" | keyof Departure["holds"], Plural>;
  departure: Departure;
}

/** What is left to others when somebody goes: said before. */
export function WhatHangs({ words, departure: { directReportCount, holds } }: WhatHangsProps) {
  const say = useSay();
  const counts = { reports: directReportCount, ...holds };
  return (
    <div>
      <p>
        <strong>{words.title}</strong>
      </p>
      <ul>
        {(["reports", "answers", "approvals", "leads"] as const)
          .filter((what) => counts[what] > 0)
          .map((what) => (
            <li key={what}>{say(words[what], { count: counts[what] })}</li>
          ))}
      </ul>
    </div>
  );
}
