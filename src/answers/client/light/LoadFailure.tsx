import { paths } from "#paths.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { later } from "./later.tsx";
import { MessagePage } from "./MessagePage.tsx";

const LeftBehind = later(async () => (await import("./saving/LeftBehind.tsx")).LeftBehind);

interface Properties {
  failure: ApiFailure;
  onRetry: () => void;
  /** The person whose unsent answers may be on this device. */
  evaluationId?: string;
}

/** The form could not be opened: what happened, and a way on. */
export function LoadFailure({ failure, onRetry, evaluationId = "" }: Properties) {
  const { failures } = useTexts("answers");
  const { actions, status } = useTexts("platform");
  const say = useSay();
  const formatFailure = useFailureWords();
  const { code, requestId } = failure;
  if (code === "not_involved")
    return (
      <MessagePage drawing="brokenLink" title={failures.notInvolved}>
        <p>{failures.notInvolvedHelp}</p>
        <LinkButton to={paths.dashboard()} variant="secondary">
          {actions.dashboard}
        </LinkButton>
        <LeftBehind when={evaluationId !== ""} evaluationId={evaluationId} />
      </MessagePage>
    );
  if (code === "unauthorized" || code === "expired_token")
    return (
      <MessagePage drawing="brokenLink" title={formatFailure(failure)}>
        <LinkButton to={paths.login({ next: window.location.pathname })}>{failures.signIn}</LinkButton>
      </MessagePage>
    );
  const isNetwork = code === "network_error" || code === "service_unavailable";
  return (
    <MessagePage drawing="brokenLink" title={failures.load}>
      <p>{isNetwork ? formatFailure(failure) : failures.loadHelp}</p>
      {requestId && !isNetwork && (
        <p className="small muted">{say(status.incident, { code: incidentCode(requestId) })}</p>
      )}
      <div className="button-row">
        <Button onClick={onRetry}>{actions.retry}</Button>
        <LinkButton to={paths.dashboard()} variant="secondary">
          {actions.dashboard}
        </LinkButton>
      </div>
      <LeftBehind when={code === "evaluation_not_found" && evaluationId !== ""} evaluationId={evaluationId} />
    </MessagePage>
  );
}
