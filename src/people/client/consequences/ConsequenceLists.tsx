import type { Consequences, Counted } from "#people/contract/consequences.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { listConsequences, type ConsequenceLine, type PlaceChange } from "../../rules/consequences.ts";
import { fullName } from "../../rules/names.ts";
import styles from "./consequences.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface ConsequenceListsProps {
  kind: PlaceChange["kind"];
  facts: Consequences;
}

/** What moves with a change of place, and what does not; nothing where nothing moves. */
export function ConsequenceLists({ kind, facts }: ConsequenceListsProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const lines = listConsequences(kind, facts);
  if (!lines) return null;
  const nameWho = ({ people, peopleCount }: Counted) => {
    const names = people.map((one) => fullName(one));
    const more = peopleCount - people.length;
    return formatList(language, more > 0 ? [...names, say(texts.others, { count: more })] : names);
  };
  const toItem = ({ text, count, who, managers, team = "" }: ConsequenceLine) => (
    <li key={`${text} ${team}`}>
      {say(texts.lines[text], {
        count,
        who: who ? nameWho(who) : "",
        managers: managers ? nameWho(managers) : "",
        team,
      })}
    </li>
  );
  return (
    <div className={styles.lists}>
      <p>{texts.principle}</p>
      {(["changes", "stays"] as const).map((group) => (
        <div key={group}>
          <h3 className={styles.heading}>{texts[group]}</h3>
          <ul>{lines[group].map(toItem)}</ul>
        </div>
      ))}
      {facts.isPartial && <p className={styles.partial}>{texts.partial}</p>}
    </div>
  );
}
