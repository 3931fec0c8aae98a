import { useEffect, useRef } from "react";
import type { OwnNomination } from "#nominations/contract.ts";
import { whyNotPropose } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, ofName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import { CandidatePicker } from "./CandidatePicker.tsx";
import { GroupCounts } from "./GroupCounts.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { nominations, nominationsApi } from "./queries.ts";
import { useBoundsReason } from "./useBoundsReason.ts";
import styles from "./nominations.module.css";

/** Each change is kept at once; sending hands it to those who lead. */
export function OwnProposal({ nomination }: { nomination: OwnNomination }) {
  const { own: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const zone = useZoneNote();
  const { evaluationId, status, people, bounds, dueOn, note } = nomination;
  const lead = fullName(nomination.lead);
  const manager = nomination.manager && fullName(nomination.manager);
  const decider = manager ? "manager" : "lead";
  const names = { lead, manager: manager ?? "" };
  const isOut = useBoundsReason(people, bounds);
  const ids = people.map(({ id }) => id);
  const kept = useRef({ ids, last: Promise.resolve<unknown>(null) });
  useEffect(() => {
    kept.current.ids = people.map(({ id }) => id);
  }, [people]);
  const keep = nominations.mine.queryKey({ input: { evaluationId } });
  /** One after the other, each on what the one before left: people are chosen faster than they are written. */
  const change = useAction({
    run: (changed: (now: string[]) => string[]) => {
      const write = async () => {
        const profileIds = changed(kept.current.ids);
        const now = await nominationsApi.propose({ evaluationId, profileIds, send: false });
        kept.current.ids = now.people.map(({ id }) => id);
        return now;
      };
      const written = kept.current.last.then(write, write);
      kept.current.last = written;
      return written;
    },
    isRepeatable: true,
    keep,
    announce: () => texts.saved,
  });
  const send = useAction({
    run: () => nominationsApi.propose({ evaluationId, profileIds: ids, send: true }),
    keep,
    announce: () => texts.sent,
    failure: (words, _, { code }) => (code === "nomination_out_of_bounds" ? (isOut ?? words) : words),
  });
  const isOpen = whyNotPropose(status) === null;
  const date = formatDay(language, dueOn) + zone;
  return (
    <Page
      title={texts.title}
      kicker={say(texts.kicker, { name: nomination.evaluationName, ofLead: ofName(language, lead) })}
      intro={isOpen ? texts.intro : undefined}
      trail={[{ label: texts.back, to: paths.myEvaluations() }]}
    >
      <Stack gap="large">
        {status === "returned" && note && (
          <Notice title={texts.returned}>
            <span className={styles.note}>{note}</span>
          </Notice>
        )}
        {status === "sent" && (
          <Notice title={texts.sent}>
            {say(texts.sentTo[decider], names)} {texts.sentDetail}
          </Notice>
        )}
        {status === "approved" && (
          <Notice tone="success" title={texts.approved}>
            {texts.approvedDetail}
          </Notice>
        )}
        {status !== "approved" && (
          <Section title={texts.chosen}>
            <Stack>
              {isOpen && (
                <>
                  <p className={styles.muted}>{texts.why}</p>
                  <CandidatePicker
                    words={texts}
                    chosen={ids}
                    search={(asked) => nominationsApi.candidates({ evaluationId, ...asked })}
                    onAdd={({ id }) => change.run((now) => [...now, id])}
                  />
                </>
              )}
              <GroupCounts people={people} bounds={bounds} />
              {people.length === 0 && <p className={styles.muted}>{texts.nobody}</p>}
              <PeopleList
                people={people}
                onRemove={
                  isOpen ? (id) => void change.run((now) => now.filter((one) => one !== id)) : undefined
                }
              />
              {isOpen && (
                <>
                  <p className={styles.muted}>{say(texts.decidedBy[decider], names)}</p>
                  <p className={styles.muted}>{say(dueOn < today ? texts.late : texts.due, { date })}</p>
                  <div>
                    <Button
                      variant="primary"
                      busy={send.busy || change.busy}
                      disabledReason={isOut}
                      onClick={() => void send.run()}
                    >
                      {texts.send}
                    </Button>
                  </div>
                </>
              )}
            </Stack>
          </Section>
        )}
      </Stack>
    </Page>
  );
}
