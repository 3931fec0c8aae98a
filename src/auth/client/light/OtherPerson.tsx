import type { Viewer } from "#auth/contract.ts";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { paths } from "#paths.ts";
import { MailDrawing } from "./MailDrawing.tsx";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { whoseName } from "#platform/texts.ts";
import { authApi } from "./api.ts";

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The page of the person signed in: a limited session opens one only. */
const resolveHome = ({ scope, objectId }: Viewer) => {
  if (scope === "full") return paths.dashboard();
  return scope === "reading" && objectId ? paths.report(objectId) : paths.answerStart();
};

/** Shown while another person is signed in on this browser. What they have not sent yet waits for them. */
export function OtherPerson({ viewer, owner }: { viewer: Viewer; owner: LinkOwner }) {
  const { otherPerson: t } = useTexts("auth");
  const { language } = useLanguage();
  const say = useSay();
  const { busy, run } = useAction(async () => {
    await authApi.signOut({ keepsStorage: true });
    // Nothing of the other person stays in the page.
    window.location.reload();
  });
  const { name } = owner;
  const isClosed = owner.standing === "closed";
  const you = fullName(viewer);
  const title = name
    ? say(t.title, { owner: whoseName(language, fullName(name)), you })
    : say(t.unnamed, { you });
  return (
    <div className="auth-content centred">
      <MailDrawing />
      <ScreenTitle key="other">{title}</ScreenTitle>
      {isClosed && <p className="muted">{t.closed}</p>}
      <div className="button-row">
        <LinkButton to={resolveHome(viewer)} variant={isClosed ? "primary" : "secondary"}>
          {say(t.stay, { firstName: viewer.firstName })}
        </LinkButton>
        {!isClosed && (
          <Button busy={busy} onClick={() => void run()}>
            {name ? say(t.change, { firstName: name.firstName }) : t.changeUnnamed}
          </Button>
        )}
      </div>
    </div>
  );
}
