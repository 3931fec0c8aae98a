import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Card, Section } from "#platform/ui/Section.tsx";
import type { WaitingPerson } from "../../rules/team.ts";
import { usePartWords } from "../usePartWords.ts";
import styles from "./home.module.css";
import shared from "./rows.module.css";

const shown = 5;

/** « Mon équipe »: the people who wait for the reader, each with what they wait for and its first action. */
export function MyTeam({ waiting }: { waiting: readonly WaitingPerson[] }) {
  const { team: texts } = useTexts("dashboards");
  return (
    <Section
      bare
      title={texts.title}
      action={<InternalLink to={paths.managedPeople()}>{texts.all}</InternalLink>}
    >
      {waiting.length > 0 ? (
        <ul className={shared.card}>
          {waiting.slice(0, shown).map((one) => (
            <Row key={one.person.id} {...one} />
          ))}
        </ul>
      ) : (
        <Card>
          <p className={styles.facts}>{texts.nobody}</p>
        </Card>
      )}
    </Section>
  );
}

function Row({ person, answers, reports }: WaitingPerson) {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const parts = usePartWords();
  const [answer, report] = [answers[0], reports[0]];
  const name = fullName(person);
  const facts = [
    ...answers.map((part) =>
      part.dueOn
        ? say(texts.team.toAnswerBy, { name: part.name, date: formatDay(language, part.dueOn, "short") })
        : say(texts.team.toAnswer, { name: part.name }),
    ),
    ...reports.map((one) => say(texts.team.toRead, { name: one.name })),
  ];
  const verb = answer ? parts.verb(answer) : texts.readReport;
  const to = answer ? parts.path(answer) : report && paths.report(report.evaluationId);
  return (
    <li className={shared.row}>
      <Avatar initials={initials(person)} picture={person.avatar} size="small" />
      <div className={styles.words}>
        <h3 className={styles.lineTitle}>{name}</h3>
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
      </div>
      {to && (
        <LinkButton
          size="small"
          to={to}
          accessibleName={say(texts.answerNamed, { verb, title: `${name}, ${(answer ?? report)?.name}` })}
        >
          {verb}
        </LinkButton>
      )}
    </li>
  );
}
