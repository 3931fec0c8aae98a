import { listRemindable, findNextReminderTime, type ReminderFacts } from "#evaluations/rules/reminders.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList, formatTime } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useCompanyDay, useToday } from "#platform/ui/viewer.tsx";
import { toLocalDay } from "../days.ts";
import { useNow } from "../useNow.ts";
import styles from "./room.module.css";
import type { HeldReminders } from "./useHeldReminders.ts";

interface RemindAllButtonProps {
  people: readonly (ReminderFacts & { name: string })[];
  remind: HeldReminders;
  variant: "primary" | "secondary";
  fullWidth?: boolean;
}

/** Reminds all who can be reminded, then keeps its place and gives the next time. Empty where none can be. */
export function RemindAllButton({ people, remind, variant, fullWidth = false }: RemindAllButtonProps) {
  const { reminders } = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const now = useNow();
  const today = useToday();
  const companyDay = useCompanyDay();
  const awaited = listRemindable(people, now);
  const next = findNextReminderTime(people, now);
  if (next) {
    const last = companyDay(
      new Date(
        Math.max(...people.map(({ remindedAt }) => Date.parse(remindedAt ?? "")).filter(Number.isFinite)),
      ),
    );
    const at = { date: formatDay(language, toLocalDay(next), "medium"), time: formatTime(language, next) };
    return (
      <span className={styles.reminded} {...tooltip(say(reminders.next, at))}>
        <Button variant={variant} fullWidth={fullWidth} off>
          {last === today
            ? reminders.doneToday
            : say(reminders.doneLately, { date: formatDay(language, last, "short") })}
        </Button>
      </span>
    );
  }
  if (awaited.length === 0) return null;
  return (
    <span
      className={styles.reminded}
      {...tooltip(
        formatList(
          language,
          awaited.map(({ name }) => name),
        ),
      )}
    >
      <Button
        variant={variant}
        fullWidth={fullWidth}
        busy={remind.isOnItsWay}
        onClick={() => remind.run(null, awaited.length)}
      >
        {say(reminders.all, { count: awaited.length })}
      </Button>
    </span>
  );
}
