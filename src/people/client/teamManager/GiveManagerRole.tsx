import { useLanguage, useSay } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { fullName } from "../../rules/names.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { useGiveManagerRole, type PickedManager } from "./useTeamManagers.ts";

/** Gives the role to a chosen team manager who lacks it; the form stays as it is. */
export function GiveManagerRole({ person, onGiven }: { person: PickedManager; onGiven: () => void }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const give = useGiveManagerRole(onGiven);
  return (
    <Notice
      role="status"
      title={say(texts.title, { name: fullName(person) })}
      action={
        <Button busy={give.busy} onClick={() => void give.run(person)}>
          {texts.give}
        </Button>
      }
    >
      {texts.detail}
    </Notice>
  );
}
