import type { Profile } from "#people/contract/person.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { resolveAccountState } from "../../rules.ts";

interface StateProps {
  person: Profile;
  /** Where there is no room for the sentence, which is read and shown on hover. */
  brief?: boolean;
}

/** One badge, for what is out of the ordinary only: of the account first, then of the person's HR status. */
export function State({ person, brief = false }: StateProps) {
  const words = useStateWords()(person);
  if (!words) return null;
  const { variant, short, whole } = words;
  if (!brief || short === whole) return <StatusBadge variant={variant}>{whole}</StatusBadge>;
  return (
    <StatusBadge variant={variant}>
      <span aria-hidden="true" {...tooltip(whole)}>
        {short}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </StatusBadge>
  );
}

interface StateWords {
  variant: StatusMark;
  short: string;
  whole: string;
}

/** What is out of the ordinary of a person, in words; null: nothing is. */
export function useStateWords(): (person: Profile) => StateWords | null {
  const { brief, ...texts } = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  // An invitation that ends today is shown as expired tomorrow; the list finds it at once.
  const today = new Date(`${useToday()}T00:00:00Z`);
  return (person) => {
    const { mail } = person;
    const state = resolveAccountState(person, today);
    if (state === "inactive") return { variant: "dash", short: brief.inactive, whole: texts.inactive };
    if (mail) {
      const day = (style: "short" | "long") =>
        mail.leavesOn ? formatDay(language, mail.leavesOn, style) : "";
      return {
        variant: mail.state === "refused" ? "warning" : "waiting",
        short: say(brief[mail.state], { date: day("short") }),
        whole: say(texts.mail[mail.state], { date: day("long") }),
      };
    }
    if (state === "uninvited") return { variant: "dashed", short: brief.uninvited, whole: texts.notInvited };
    if (state === "expired") return { variant: "warning", short: brief.expired, whole: texts.states.expired };
    if (state === "invited")
      return { variant: "waiting", short: brief.pending, whole: texts.invitationPending };
    const { hrStatus } = person;
    if (hrStatus === "actif") return null;
    const status = texts.values.hrStatus[hrStatus];
    return { variant: "plain", short: status, whole: `${texts.labels.hrStatus}\u00A0: ${status}` };
  };
}
