import { Component, type ReactNode } from "react";
import { paths } from "#paths.ts";
import { incidentCode } from "#platform/client/failure.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "./Button.tsx";
import { PageFrame } from "./Frames.tsx";

interface Properties {
  children: ReactNode;
}

/** Shows a rendering error with a code and two ways out. React requires a class here. */
export class ErrorBoundary extends Component<Properties, { incident: string | null }> {
  override state = { incident: null };
  static getDerivedStateFromError = () => ({ incident: incidentCode(crypto.randomUUID()) });
  override render() {
    if (!this.state.incident) return this.props.children;
    return <BrokenPage incident={this.state.incident} />;
  }
}

function BrokenPage({ incident }: { incident: string }) {
  const { status, actions } = useTexts("platform");
  const say = useSay();
  return (
    <PageFrame>
      <div className="message-page">
        <Illustration name="brokenLink" />
        <ScreenTitle>{status.pageFailed}</ScreenTitle>
        <p className="incident">
          {say(status.incident, { code: incident })}{" "}
          <button
            type="button"
            className="text-button"
            onClick={() => void navigator.clipboard.writeText(incident)}
          >
            {actions.copy}
          </button>
        </p>
        <div className="button-row">
          <Button onClick={() => window.location.reload()}>{actions.retry}</Button>
          <LinkButton to={paths.dashboard()} variant="secondary">
            {actions.dashboard}
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
