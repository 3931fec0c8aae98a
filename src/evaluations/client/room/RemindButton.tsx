import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { remindable, remindableFrom } from "#evaluations/rules/reminders.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList, formatTime } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useCompanyDay, useToday } from "#platform/ui/viewer.tsx";
import { dayOf } from "../days.ts";
import { useNow } from "../useNow.ts";
import styles from "./room.module.css";
import { useRemind } from "./useRemind.ts";
import { useReminderFacts } from "./useReminderFacts.ts";

/**
 * Reminds all who can be; afterwards it keeps its place, and says when again. On the day of the launch, when everybody has
 * just been written to, nothing invites to press it.
 */
export function RemindButton({ evaluation }: { evaluation: Evaluation }) {
  const { reminders } = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const now = useNow();
  const today = useToday();
  const companyDay = useCompanyDay();
  const factsOf = useReminderFacts();
  const remind = useRemind(evaluation);
  const facts = evaluation.participants.map(factsOf);
  const people = remindable(
    evaluation.participants.map((one) => ({ ...one, ...factsOf(one) })),
    now,
  );
  const next = remindableFrom(facts, now);
  const variant = evaluation.launchedOn === today ? "secondary" : "primary";
  if (next) {
    const last = companyDay(
      new Date(
        Math.max(...facts.map(({ remindedAt }) => Date.parse(remindedAt ?? "")).filter(Number.isFinite)),
      ),
    );
    const at = { date: formatDay(language, dayOf(next), "medium"), time: formatTime(language, next) };
    return (
      <span className={styles.reminded} {...tooltip(say(reminders.next, at))}>
        <Button variant={variant} fullWidth off>
          {last === today
            ? reminders.doneToday
            : say(reminders.doneLately, { date: formatDay(language, last, "short") })}
        </Button>
      </span>
    );
  }
  if (people.length === 0) return null;
  return (
    <span
      className={styles.reminded}
      {...tooltip(
        formatList(
          language,
          people.map(({ person }) => fullName(person)),
        ),
      )}
    >
      <Button
        variant={variant}
        fullWidth
        busy={remind.isOnItsWay}
        onClick={() => remind.run(null, people.length)}
      >
        {say(reminders.all, { count: people.length })}
      </Button>
    </span>
  );
}
