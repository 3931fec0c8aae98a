import type { ImportView } from "#imports/contract.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { people } from "../queries.ts";
import { peopleImports, peopleImportsApi } from "./peopleImports.ts";

/** What became of the invitations, those that are still to be sent, and the way to the list. */
export function PeopleImportOutcome({ view: { id, result } }: { view: ImportView }) {
  const texts = useTexts("peopleImport");
  const say = useSay();
  const { language } = useLanguage();
  const { lastLeavesOn } = result?.more ?? {};
  const invited = Number(result?.more["invited"] ?? 0);
  const created = Number(result?.more["teams"] ?? 0);
  const notInvited = Number(result?.more["notInvited"] ?? 0);
  const invite = useAction({
    run: () => peopleImportsApi.invite({ id }),
    refresh: [peopleImports.key(), people.key()],
    announce: (sent) => say(texts.invited, { count: sent.invited }),
  });
  return (
    <>
      {created > 0 && <p>{say(texts.created, { count: created })}</p>}
      {invited > 0 && <p>{say(texts.invited, { count: invited })}</p>}
      {lastLeavesOn && <p>{say(texts.lastLeaves, { date: formatDay(language, String(lastLeavesOn)) })}</p>}
      {notInvited > 0 && <p>{say(texts.notInvited, { count: notInvited })}</p>}
      <Row>
        {notInvited > 0 && (
          <Button variant="primary" busy={invite.busy} onClick={() => void invite.run()}>
            {say(texts.invite, { count: notInvited })}
          </Button>
        )}
        <LinkButton variant={notInvited > 0 ? "secondary" : "primary"} to={paths.people()}>
          {texts.toPeople}
        </LinkButton>
      </Row>
    </>
  );
}
