import type { Profile } from "#people/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";

/** One badge: what stands in the way first, then where the person is. */
export function State({ person: { mail, hasJoined, isActive } }: { person: Profile }) {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  if (!isActive) return <StatusBadge variant="dash">{texts.inactive}</StatusBadge>;
  if (mail) {
    const date = mail.leavesOn ? formatDay(language, mail.leavesOn) : "";
    return (
      <StatusBadge variant={mail.state === "refused" ? "dash" : "clock"}>
        {say(texts.mail[mail.state], { date })}
      </StatusBadge>
    );
  }
  if (!hasJoined) return <StatusBadge variant="clock">{texts.invitationPending}</StatusBadge>;
  return <StatusBadge variant="check">{texts.states.active}</StatusBadge>;
}
