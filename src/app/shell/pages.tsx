import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { ErrorPage } from "#platform/ui/page/ErrorPage.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import styles from "./Shell.module.css";

export function NotFound() {
  const { status, actions } = useTexts("platform");
  return (
    <ErrorPage
      drawing="missingPiece"
      title={status.notFound}
      actions={
        <LinkButton variant="primary" to={paths.dashboard()}>
          {actions.dashboard}
        </LinkButton>
      }
    >
      {status.notFoundDetail}
    </ErrorPage>
  );
}

/** An address that no screen answers: the menu is not there, so neither is its landmark. */
export const Lost = () => (
  <main className={styles.main}>
    <NotFound />
  </main>
);

export function Forbidden() {
  const { status, actions } = useTexts("platform");
  return (
    <ErrorPage
      drawing="anonymity"
      title={status.forbidden}
      actions={
        <LinkButton variant="primary" to={paths.dashboard()}>
          {actions.dashboard}
        </LinkButton>
      }
    >
      {status.forbiddenDetail}
    </ErrorPage>
  );
}

/** A screen that broke or did not load; the menu around it still works. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { status, actions } = useTexts("platform");
  const router = useRouter();
  const failure = failureFrom(error);
  const words = useFailureWords()(failure);
  const [ownCode] = useState(() => incidentCode(crypto.randomUUID()));
  return (
    <ErrorPage
      title={status.pageFailed}
      incident={failure.requestId ? incidentCode(failure.requestId) : ownCode}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            {actions.retry}
          </Button>
          <LinkButton to={paths.dashboard()}>{actions.dashboard}</LinkButton>
        </>
      }
    >
      {words}
    </ErrorPage>
  );
}

/** Nothing could start: not even who is there is known. */
export const BrokenStart = (props: ErrorComponentProps) => (
  <main className={styles.main}>
    <BrokenPage {...props} />
  </main>
);

export const Waiting = () => <Skeleton shape="cards" />;
