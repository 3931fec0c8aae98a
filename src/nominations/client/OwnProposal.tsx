import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { OwnNomination } from "#nominations/contract.ts";
import { outOfBounds, whyNotPropose } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useToday } from "#evaluations/client/useToday.ts";
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
  const [person, setPerson] = useState<Pickable | null>(null);
  const { evaluationId, status, people, bounds, dueOn, note } = nomination;
  const lead = fullName(nomination.lead);
  const propose = useAction({
    run: ({ ids, send }: { ids: string[]; send: boolean }) =>
      nominationsApi.propose({ evaluationId, profileIds: ids, send }),
    keep: nominations.mine.queryKey({ input: { evaluationId } }),
    onSuccess: () => setPerson(null),
    announce: (kept) => (kept.status === "sent" ? texts.sent : texts.saved),
  });
  const ids = people.map(({ id }) => id);
  const isOpen = whyNotPropose(status) === null;
  const date = formatDay(language, dueOn);
  const search = async (text: string): Promise<Pickable[]> => {
    const { items } = await nominationsApi.candidates({
      evaluationId,
      limit: 20,
      ...(text ? { search: text } : {}),
    });
    return items.map((found) => ({
      ...found,
      avatar: { initials: initials(found), picture: found.avatar },
      detail: found.jobTitle,
      disabledReason: found.readsReport
        ? texts.readsReport
        : ids.includes(found.id)
          ? texts.alreadyChosen
          : null,
    }));
  };
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
        {status === "sent" && <Notice title={texts.sent}>{say(texts.sentDetail, { lead })}</Notice>}
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
                  <div className={styles.picker}>
                    <PersonPicker
                      label={texts.person}
                      description={texts.personHint}
                      value={person}
                      onChange={setPerson}
                      search={search}
                    />
                    <Button
                      icon={<IconPlus size={20} aria-hidden="true" />}
                      busy={propose.busy}
                      disabledReason={person ? null : texts.choosePerson}
                      onClick={() => person && void propose.run({ ids: [...ids, person.id], send: false })}
                    >
                      {texts.add}
                    </Button>
                  </div>
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
