import { paths } from "#paths.ts";
import type { PersonDetail } from "#people/contract/person.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMonth, translated } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import { fieldWords, fieldsIn, getFieldSpec } from "../../rules/fields.ts";
import { fullName } from "../../rules/names.ts";
import { resolveLevel, toLevelFacts } from "../../rules/level.ts";
import styles from "./person.module.css";

const shown = [...fieldsIn("work", "contact"), ...fieldsIn("identity", "address")].filter(
  (name) => getFieldSpec(name).isOnPage,
);

interface PersonFactsProps {
  person: PersonDetail;
}

/** What is known of a person, on their page and in the drawer of the list. */
export function PersonFacts({ person }: PersonFactsProps) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const say = useSay();
  const { directManager, isManagerInactive, teams, joinedIn, jobStatus } = person;
  return (
    <Facts
      facts={[
        { label: texts.fields.email, value: <a href={`mailto:${person.email}`}>{person.email}</a> },
        {
          label: texts.fields.manager,
          value: directManager ? (
            <InternalLink to={paths.person(directManager.id)}>
              {isManagerInactive
                ? say(texts.managerInactive, { name: fullName(directManager) })
                : fullName(directManager)}
            </InternalLink>
          ) : (
            texts.facts.noManager
          ),
        },
        {
          label: texts.fields.teams,
          value:
            teams.length === 0 ? (
              texts.noTeam
            ) : (
              <ul className={styles.teams}>
                {teams.map(({ id, name, isMain }) => (
                  <li key={id}>
                    <InternalLink to={paths.team(id)}>{name}</InternalLink>
                    {isMain && teams.length > 1 && ` (${texts.mainTeam})`}
                  </li>
                ))}
              </ul>
            ),
        },
        {
          label: texts.columns.level,
          value: [texts.levels[resolveLevel(toLevelFacts(person))], person.leads && texts.managesPeople]
            .filter(Boolean)
            .join(" · "),
        },
        { label: texts.fields.role, value: texts.roles[person.role] },
        ...(jobStatus
          ? [{ label: texts.labels.jobStatus, value: translated(language, jobStatus.name).text }]
          : []),
        ...shown.flatMap((name) => {
          const words = fieldWords(language, texts, name, person[name]);
          if (!words) return [];
          const value = getFieldSpec(name).kind === "phone" ? <Phone number={words} /> : words;
          return [{ label: texts.labels[name], value }];
        }),
        {
          label: texts.facts.joined,
          value: joinedIn ? formatMonth(language, joinedIn) : texts.facts.notJoined,
        },
      ]}
    />
  );
}

/** To be called from a telephone; spaces and signs are for reading. */
const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a>
);
