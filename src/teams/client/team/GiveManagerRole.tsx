import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { useGiveManagerRole, type PickedManager } from "./useManagers.ts";

/** Somebody chosen to manage a team lacks the role: it is given here, and the form stays as it is. */
export function GiveManagerRole({ person, onGiven }: { person: PickedManager; onGiven: () => void }) {
  const { managerRole } = useTexts("teams");
  const say = useSay();
  const give = useGiveManagerRole(onGiven);
  return (
    <Notice
      role="status"
      title={say(managerRole.title, { name: fullName(person) })}
      action={
        <Button busy={give.busy} onClick={() => void give.run(person)}>
          {managerRole.give}
        </Button>
      }
    >
      {managerRole.detail}
    </Notice>
  );
}
