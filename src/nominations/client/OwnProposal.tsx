import type { OwnNomination } from "#nominations/contract.ts";
import { outOfBounds, whyNotPropose } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useToday } from "#evaluations/client/useToday.ts";
import { CandidatePicker } from "./CandidatePicker.tsx";
import { GroupCounts } from "./GroupCounts.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { nominations, nominationsApi } from "./queries.ts";
import styles from "./nominations.module.css";

/** Each change is kept at once; sending hands it to those who lead. */
export function OwnProposal({ nomination }: { nomination: OwnNomination }) {
  const { own: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const { evaluationId, status, people, bounds, dueOn, note } = nomination;
  const lead = fullName(nomination.lead);
  const manager = nomination.manager && fullName(nomination.manager);
  const decider = manager ? "manager" : "lead";
  const names = { lead, manager: manager ?? "" };
  const propose = useAction({
    run: ({ ids, send }: { ids: string[]; send: boolean }) =>
      nominationsApi.propose({ evaluationId, profileIds: ids, send }),
    keep: nominations.mine.queryKey({ input: { evaluationId } }),
    announce: (kept) => (kept.status === "sent" ? texts.sent : texts.saved),
  });
  const ids = people.map(({ id }) => id);
  const isOpen = whyNotPropose(status) === null;
  const date = formatDay(language, dueOn);
  const isOut = outOfBounds(
    people.map(({ role }) => role),
    bounds,
  );
  return (
    <Page
      title={texts.title}
      kicker={say(texts.kicker, { name: nomination.evaluationName, lead })}
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
                    busy={propose.busy}
                    onAdd={async ({ id }) =>
                      (await propose.run({ ids: [...ids, id], send: false })) !== undefined
                    }
                  />
                </>
              )}
              <GroupCounts people={people} bounds={bounds} />
              {people.length === 0 && <p className={styles.muted}>{texts.nobody}</p>}
              <PeopleList
                people={people}
                onRemove={
                  isOpen
                    ? (id) => void propose.run({ ids: ids.filter((one) => one !== id), send: false })
                    : undefined
                }
              />
              {isOpen && (
                <>
                  <p className={styles.muted}>{say(texts.decidedBy[decider], names)}</p>
                  <p className={styles.muted}>{say(dueOn < today ? texts.late : texts.due, { date })}</p>
                  <div>
                    <Button
                      variant="primary"
                      busy={propose.busy}
                      disabledReason={isOut.length > 0 ? texts.outOfBounds : null}
                      onClick={() => void propose.run({ ids, send: true })}
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
