import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "./Button.tsx";
import { PageFrame } from "./Frames.tsx";

export function NotFoundPage() {
  const { status, actions } = useTexts("platform");
  return (
    <PageFrame>
      <div className="message-page">
        <Illustration name="missingPiece" size={200} />
        <ScreenTitle windowTitle={status.notFoundTitle}>{status.notFound}</ScreenTitle>
        <p className="muted">{status.notFoundDetail}</p>
        <div className="button-row">
          <LinkButton to={paths.dashboard()}>{actions.dashboard}</LinkButton>
          <LinkButton to={paths.home()} variant="secondary">
            {actions.home}
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
