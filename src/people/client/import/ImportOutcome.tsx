import type { ImportView } from "#imports/contract.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";

/** What became of the invitations, and the way to the list. */
export function PeopleImportOutcome({ view: { result, options } }: { view: ImportView }) {
  const texts = useTexts("peopleImport");
  const say = useSay();
  const { language } = useLanguage();
  const { invited = 0, notInvited = 0, lastLeavesOn } = result?.more ?? {};
  return (
    <>
      {Number(invited) > 0 && <p>{say(texts.invited, { count: Number(invited) })}</p>}
      {lastLeavesOn && <p>{say(texts.lastLeaves, { date: formatDay(language, String(lastLeavesOn)) })}</p>}
      {Number(notInvited) > 0 && options["invitations"] !== "none" && (
        <p>{say(texts.notInvited, { count: Number(notInvited) })}</p>
      )}
      <LinkButton variant="primary" to={paths.people()}>
        {texts.toPeople}
      </LinkButton>
    </>
  );
}
