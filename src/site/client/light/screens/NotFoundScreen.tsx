import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { SiteFrame } from "../SiteFrame.tsx";

export function NotFoundScreen() {
  const { notFound } = useTexts("site");
  const { status, actions } = useTexts("platform");
  return (
    <SiteFrame>
      <div className="message-page">
        <Illustration name="missingPiece" size={200} />
        <ScreenTitle windowTitle={notFound.windowTitle}>{status.notFound}</ScreenTitle>
        <p className="muted">{status.notFoundDetail}</p>
        <div className="button-row">
          <LinkButton to={paths.dashboard()}>{actions.dashboard}</LinkButton>
          <LinkButton to={paths.home()} kind="secondary">
            {actions.home}
          </LinkButton>
        </div>
      </div>
    </SiteFrame>
  );
}
