import { MessagePage } from "#answers/client/light/MessagePage.tsx";
import { paths } from "#paths.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";

/** The survey could not be opened: it is not there for this person, or could not be reached. */
export function SurveyFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { absent, failed } = useTexts("survey");
  const { actions, status } = useTexts("platform");
  const say = useSay();
  const formatFailure = useFailureWords();
  const { code, requestId } = failure;
  const isAbsent = code === "not_found" || code === "invalid_request" || code === "invalid_data";
  const isNetwork = code === "network_error" || code === "service_unavailable";
  return (
    <MessagePage drawing="brokenLink" title={isAbsent ? absent.title : failed}>
      <p>{isAbsent ? absent.help : formatFailure(failure)}</p>
      {requestId && !isAbsent && !isNetwork && (
        <p className="small muted">{say(status.incident, { code: incidentCode(requestId) })}</p>
      )}
      <div className="button-row">
        {!isAbsent && <Button onClick={onRetry}>{actions.retry}</Button>}
        <LinkButton to={paths.dashboard()} variant={isAbsent ? "primary" : "secondary"}>
          {actions.dashboard}
        </LinkButton>
      </div>
    </MessagePage>
  );
}
