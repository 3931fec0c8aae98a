import { useState } from "react";
import type { ProposalToDecide } from "#nominations/contract.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { ofName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { CandidatePicker } from "./CandidatePicker.tsx";
import { GroupCounts } from "./GroupCounts.tsx";
import styles from "./nominations.module.css";
import { ReadabilityForecast } from "./ReadabilityForecast.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { nominations, nominationsApi } from "./queries.ts";

const SendBackDialog = later(async () => (await import("./SendBackDialog.tsx")).SendBackDialog);

/** What the direct manager decides: nothing is kept before they approve it or send it back. */
export function ManagerDecision({ proposal }: { proposal: ProposalToDecide }) {
  const { decision: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const [people, setPeople] = useState(proposal.people);
  const [isReturning, setIsReturning] = useState(false);
  const { evaluationId, evaluationName, bounds } = proposal;
  const name = fullName(proposal.subject);
  const lead = fullName(proposal.lead);
  const values = { name, lead, of: ofName(language, name) };
  const ids = people.map(({ id }) => id);
  const settled = {
    refresh: [nominations.toDecide.key()],
    leaves: true,
    onSuccess: () => go(paths.dashboard(), { replace: true }),
  };
  const approve = useAction({
    run: () => nominationsApi.decide({ evaluationId, profileIds: ids }),
    success: () => say(texts.approved, values),
    ...settled,
  });
  const sendBack = useAction({
    run: (note: string) => nominationsApi.askAgain({ evaluationId, note }),
    success: () => say(texts.returned, values),
    ...settled,
  });
  return (
    <Page
      title={say(texts.title, values)}
      kicker={say(texts.kicker, { evaluation: evaluationName, lead })}
      intro={say(texts.intro, values)}
      trail={[{ label: texts.back, to: paths.dashboard() }]}
    >
      <Section title={texts.list} intro={say(texts.private, values)}>
        <Stack>
          <PeopleList
            people={people}
            onRemove={(id) => {
              const removed = people.find((one) => one.id === id);
              setPeople(people.filter((one) => one.id !== id));
              if (removed) announce(say(texts.removed, { name: fullName(removed) }));
            }}
          />
          <CandidatePicker
            words={texts}
            chosen={ids}
            search={(asked) => nominationsApi.addable({ evaluationId, ...asked })}
            onAdd={(added) => {
              setPeople((now) => [...now, added]);
              announce(say(texts.added, { name: fullName(added) }));
            }}
          />
          <div className={styles.muted}>
            {say(texts.asked, values)}
            <GroupCounts people={people} bounds={bounds} />
          </div>
          <ReadabilityForecast
            readabilityForecast={proposal.readabilityForecast}
            threshold={proposal.threshold}
            people={people}
            note={texts.thisListOnly}
          />
          <Row>
            <Button
              variant="primary"
              busy={approve.busy}
              disabledReason={people.length === 0 ? texts.nobody : null}
              onClick={() => void approve.run()}
            >
              {say(texts.approve, { count: people.length })}
            </Button>
            <Button onClick={() => setIsReturning(true)}>{texts.sendBack}</Button>
          </Row>
        </Stack>
      </Section>
      <SendBackDialog
        open={isReturning}
        name={name}
        busy={sendBack.busy}
        onClose={() => setIsReturning(false)}
        onSend={(note) => void sendBack.run(note)}
      />
    </Page>
  );
}
