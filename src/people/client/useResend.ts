import type { Profile } from "#people/contract/person.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { people, peopleApi } from "./queries.ts";

/** Sends the invitation, the first one or another, and says when it leaves. */
export function useResend() {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  return useAction({
    run: ({ id }: Profile) => peopleApi.resendInvitation({ id }),
    refresh: [people.key()],
    success: ({ mail }, { email, isInvited }) =>
      mail?.leavesOn
        ? say(texts.invitedLater, { email, date: formatDay(language, mail.leavesOn) })
        : say(isInvited ? texts.resent : texts.invited, { email }),
  });
}
