import { useNow } from "#evaluations/client/useNow.ts";
import { whyNotRemind } from "#evaluations/rules/reminders.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { QueryTable, type Column } from "#platform/ui/lists/QueryTable.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useCompanyDay, useViewer } from "#platform/ui/viewer.tsx";
import type { Campaign, MissingPerson } from "../../contract.ts";
import { isLaunchable, toReminderFacts } from "../../rules.ts";
import { RemindAll } from "./NextAction.tsx";
import styles from "../campaigns.module.css";
import { useRemindCampaign } from "./useRemindCampaign.ts";

/** Each person once, with how many parts are left; one reminder is about all of them. */
export function MissingPeople({ campaign }: { campaign: Campaign }) {
  const { follow: texts } = useTexts("campaigns");
  const errorWords = useErrorWords();
  const say = useSay();
  const { language } = useLanguage();
  const { profileId } = useViewer();
  const now = useNow();
  const companyDay = useCompanyDay();
  const remind = useRemindCampaign(campaign.id);
  // Then what comes first on the page is to launch the rest.
  const isPrepared = campaign.lines.some((line) => isLaunchable(line));
  const columns: Column<MissingPerson>[] = [
    {
      key: "person",
      header: texts.columns.person,
      isName: true,
      whole: ({ person }) => fullName(person),
      cell: ({ person, isActive, isInvited }) => (
        <span className={styles.person}>
          <Avatar initials={initials(person)} picture={person.avatar} size="small" />
          <span className={styles.words}>
            {fullName(person)}
            {(!isActive || !isInvited) && (
              <span className={styles.muted}>
                {errorWords(isActive ? "invitation_waiting" : "inactive_person")}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: "parts",
      header: texts.columns.parts,
      width: "14%",
      onPhone: "detail",
      cell: ({ partCount }) => say(texts.parts, { count: partCount }),
    },
    {
      key: "due",
      header: texts.columns.due,
      width: "15%",
      cell: ({ dueOn }) => dueOn && formatDay(language, dueOn, "medium"),
    },
    {
      key: "reminded",
      header: texts.columns.reminded,
      width: "25%",
      cell: ({ lastRemindedAt }) =>
        lastRemindedAt
          ? say(texts.last, { date: formatDay(language, companyDay(new Date(lastRemindedAt)), "medium") })
          : texts.never,
    },
    {
      key: "actions",
      header: texts.columns.actions,
      hideHeader: true,
      align: "end",
      corner: true,
      width: "140px",
      // The row already says why a person cannot be reminded now; a person just reminded keeps the button, which holds
      // the focus.
      cell: (one) => {
        const why = whyNotRemind(toReminderFacts(one, profileId), now);
        if (why !== null && why !== "reminded_recently") return null;
        return (
          <Button
            size="small"
            accessibleName={say(texts.remindOne, { name: fullName(one.person) })}
            off={why !== null || remind.isOnItsWay}
            onClick={() => remind.run([one.person.id], 1)}
          >
            {texts.remind}
          </Button>
        );
      },
    },
  ];
  return (
    <Section
      bare
      title={texts.missing}
      intro={texts.missingIntro}
      action={isPrepared && <RemindAll campaign={campaign} isSecond />}
    >
      <QueryTable
        query={{ data: campaign, error: null, isFetching: false, refetch: () => undefined }}
        items={({ missing }) => missing}
        getKey={({ person }) => person.id}
        columns={columns}
        caption={texts.missing}
        dense="comfortable"
        empty={null}
      />
    </Section>
  );
}
