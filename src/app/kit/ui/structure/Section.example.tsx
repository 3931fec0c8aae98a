import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Card, Facts, Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      title: "Réglages",
      intro: "Ils s’appliquent à la prochaine évaluation.",
      edit: "Modifier",
      ask: "Comment est-ce calculé?",
      answer: "La moyenne compte chaque groupe une fois.",
      due: "Échéance",
      day: "3 décembre",
      anonymous: "Seuil d’anonymat",
    },
    en: {
      title: "Settings",
      intro: "They apply to the next evaluation.",
      edit: "Edit",
      ask: "How is it computed?",
      answer: "The mean counts each group once.",
      due: "Due date",
      day: "December 3",
      anonymous: "Anonymity threshold",
    },
  });
  return (
    <>
      <State name="section with facts" fullWidth>
        <Section title={t.title} intro={t.intro} level={3} action={<Button size="small">{t.edit}</Button>}>
          <Facts
            facts={[
              { label: t.due, value: t.day },
              { label: t.anonymous, value: "3" },
            ]}
          />
        </Section>
      </State>
      <State name="bare section" fullWidth>
        <Section title={t.anonymous} level={3} bare>
          {t.intro}
        </Section>
      </State>
      {(["surface", "sunken", "accent", "dashed"] as const).map((tone) => (
        <State key={tone} name={`card, ${tone}`}>
          <Card tone={tone}>{t.intro}</Card>
        </State>
      ))}
      <State name="stack and row" fullWidth>
        <Stack gap="small">
          <Row spread>
            <span>
              <Avatar initials="CT" size="small" /> <Avatar initials="CT" />{" "}
              <Avatar initials="CT" size="large" />
              <VisuallyHidden>Camille Tremblay</VisuallyHidden>
            </span>
            <Button size="small">{t.edit}</Button>
          </Row>
        </Stack>
      </State>
      <State name="disclosure, closed" fullWidth>
        <Disclosure summary={t.ask}>{t.answer}</Disclosure>
      </State>
      <State name="disclosure, open" fullWidth>
        <Disclosure summary={t.ask} open>
          {t.answer}
        </Disclosure>
      </State>
    </>
  );
}
