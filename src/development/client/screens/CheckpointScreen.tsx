import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useSmallGroups } from "#evaluations/client/launch/useSmallGroups.tsx";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList, translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { later } from "#platform/ui/later.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Facts, Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { invitedRoles } from "#weights/vocabulary.ts";
import type { CheckpointPreview } from "../../contract/checkpoints.ts";
import { development, developmentApi } from "../queries.ts";

const DeclineDialog = later(
  async () => (await import("../checkpoint/launch/DeclineDialog.tsx")).DeclineDialog,
);

/** The short evaluation that a person asks for, as the person who is asked to launch it reads it: then one click. */
export function CheckpointScreen() {
  const texts = useTexts("developmentCheckpoint");
  const { id: profileId = "" } = useParams({ strict: false });
  const query = useQuery(development.previewCheckpoint.queryOptions({ input: { profileId } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.dashboard() },
      }}
    >
      {(preview) => <Preview key={preview.person.id} preview={preview} />}
    </ObjectView>
  );
}

function Preview({ preview }: { preview: CheckpointPreview }) {
  const texts = useTexts("developmentCheckpoint");
  const { groups } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const go = useGo();
  const [isDeclining, setIsDeclining] = useState(false);
  const { person, people, skills, evaluationType, threshold, leftOutCount, launchedId, whyNot } = preview;
  const { firstName: first } = person;
  const smallGroups = useSmallGroups({ participants: people, threshold, evaluationType, subject: person });
  const launch = useAction({
    run: () =>
      smallGroups.attempt((acceptsSmallGroups) =>
        developmentApi.launchCheckpoint({ profileId: person.id, acceptsSmallGroups }),
      ),
    leaves: true,
    success: (answer) => (answer ? texts.launched : null),
    onSuccess: (answer) => answer && go(paths.evaluation(answer.evaluationId), { replace: true }),
  });
  const day = (date: string) => formatDay(language, date);
  const asked = invitedRoles.flatMap((role) => {
    const names = people.filter((one) => one.role === role).map(fullName);
    return names.length > 0 ? [{ label: groups[role], value: formatList(language, names) }] : [];
  });
  return (
    <Page
      title={say(texts.title, { first })}
      kicker={say(texts.line, { date: day(preview.askedOn), evaluation: preview.evaluation.name })}
      trail={[{ label: texts.home, to: paths.dashboard() }]}
    >
      <Stack gap="large">
        {launchedId && (
          <Notice
            tone="success"
            action={<LinkButton to={paths.evaluation(launchedId)}>{texts.open}</LinkButton>}
          >
            {texts.already}
          </Notice>
        )}
        <Section title={texts.skills} intro={say(texts.intro, { first })}>
          <ul>
            {skills.map(({ id, name, questionCount: count }) => (
              <li key={id}>{say(texts.skill, { skill: translated(language, name).text, count })}</li>
            ))}
          </ul>
        </Section>
        <Section title={texts.people}>
          <Stack gap="small">
            {asked.length > 0 && <Facts facts={asked} />}
            {preview.subjectAnswers && <span>{say(texts.self, { name: fullName(person) })}</span>}
            {leftOutCount > 0 && (
              <Notice>
                {say(texts.leftOut, { count: leftOutCount })} {texts.leftOutWhy}
              </Notice>
            )}
            <span>{say(texts.due, { date: day(preview.dueOn) })}</span>
          </Stack>
        </Section>
        {!launchedId && (
          <Stack>
            {smallGroups.notices}
            <span>{say(texts.last, { date: day(preview.lastDay) })}</span>
            <Row>
              <Button
                variant="primary"
                busy={launch.busy}
                disabledReason={whyNot ? errorWords(whyNot) : smallGroups.disabledReason}
                onClick={() => void launch.run()}
              >
                {say(texts.confirm, { count: people.length + Number(preview.subjectAnswers) })}
              </Button>
              <Button onClick={() => setIsDeclining(true)}>{texts.decline}</Button>
            </Row>
          </Stack>
        )}
      </Stack>
      <DeclineDialog
        open={isDeclining}
        person={person}
        askAgainOn={preview.askAgainOn}
        onClose={() => setIsDeclining(false)}
      />
    </Page>
  );
}
