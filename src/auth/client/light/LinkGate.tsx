import { useEffect, useState, type ReactNode } from "react";
import type { Viewer } from "#auth/contract.ts";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { whoseName } from "#platform/texts.ts";
import { authApi } from "./api.ts";
import { DeadLink, isDeadLink } from "./DeadLink.tsx";
import { OtherPerson } from "./OtherPerson.tsx";
import { isCompleteToken } from "./parameters.ts";

/** What a page of a link shows, once the server has said whose the link is. */
export interface OpenLink<Read> {
  read: Read;
  /** A refusal of the click: true when it is of the link itself, which is then shown in place of the page. */
  refused: (code: ErrorCode) => boolean;
}

interface Properties<Read> {
  token: string;
  /** It only says whose it is, without opening anything. */
  namesAddressee?: boolean;
  /** Where the person wants to go, for a new link in place of a dead one. */
  next?: string;
  /** Without using the link. */
  read: (token: string) => Promise<Read>;
  children: (link: OpenLink<Read>) => ReactNode;
}

type Step<Read> =
  | { at: "reading" }
  | { at: "dead"; isRenewable: boolean }
  | { at: "failed"; failure: ApiFailure }
  | { at: "other"; viewer: Viewer; owner: LinkOwner }
  | { at: "open"; read: Read };

/**
 * Every page that a link of an email opens: in the language of its addressee, and nothing of it while another
 * person is signed in (§3 of docs/product-decisions.md).
 */
export function LinkGate<Read extends { owner: LinkOwner }>(properties: Properties<Read>) {
  const { token, namesAddressee = false, next, read, children } = properties;
  const { follow } = useLanguage();
  const [step, setStep] = useState<Step<Read>>(
    isCompleteToken(token) ? { at: "reading" } : { at: "dead", isRenewable: false },
  );
  const isReading = step.at === "reading";
  useEffect(() => {
    if (!isReading) return;
    void resolveStep(token, read, follow).then(setStep);
  }, [token, read, follow, isReading]);

  const refused = (code: ErrorCode) => {
    const isOfLink = isDeadLink(code) || code === "other_person_signed_in";
    if (isDeadLink(code)) void deadStep(token, follow).then(setStep);
    else if (isOfLink) setStep({ at: "reading" });
    return isOfLink;
  };
  return (
    <AuthFrame>
      {step.at === "reading" && <Waiting />}
      {step.at === "dead" && <DeadLink {...step} token={token} namesAddressee={namesAddressee} next={next} />}
      {step.at === "failed" && <Failed failure={step.failure} retry={() => setStep({ at: "reading" })} />}
      {step.at === "other" && <OtherPerson {...step} />}
      {step.at === "open" && children({ read: step.read, refused })}
    </AuthFrame>
  );
}

type Follow = ReturnType<typeof useLanguage>["follow"];

async function resolveStep<Read extends { owner: LinkOwner }>(
  token: string,
  readLink: Properties<Read>["read"],
  follow: Follow,
): Promise<Step<Read>> {
  try {
    const read = await readLink(token);
    const { owner } = read;
    if (owner.language) await follow(owner.language);
    if (owner.standing === "free" || owner.standing === "own") return { at: "open", read };
    const viewer = await authApi.viewer({});
    // Signed out meanwhile, in another tab.
    return viewer ? { at: "other", viewer, owner } : await resolveStep(token, readLink, follow);
  } catch (error) {
    const failure = failureFrom(error);
    return isDeadLink(failure.code) ? deadStep(token, follow) : { at: "failed", failure };
  }
}

async function deadStep(token: string, follow: Follow): Promise<{ at: "dead"; isRenewable: boolean }> {
  const old = await authApi.readOldLink({ token }).catch(() => null);
  if (old?.language) await follow(old.language).catch(() => {});
  return { at: "dead", isRenewable: old?.isRenewable ?? true };
}

function Failed({ failure, retry }: { failure: ApiFailure; retry: () => void }) {
  const { actions, status } = useTexts("platform");
  const formatFailure = useFailureWords();
  return (
    <div className="auth-content">
      <ScreenTitle key="failed">{status.pageFailed}</ScreenTitle>
      <Notice variant="error">{formatFailure(failure)}</Notice>
      <div>
        <Button onClick={retry}>{actions.retry}</Button>
      </div>
    </div>
  );
}

/** Names the person to whom the link was sent. */
export function Addressee({ owner: { name } }: { owner: LinkOwner }) {
  const { link } = useTexts("auth");
  const { language } = useLanguage();
  const say = useSay();
  if (!name) return null;
  const holder = `${name.firstName} ${name.lastName}`.trim();
  return <p className="muted">{say(link.addressee, { owner: whoseName(language, holder) })}</p>;
}
