import type { ReactNode } from "react";
import { Illustration, type IllustrationName } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "../actions/Button.tsx";
import { notify } from "../actions/notify.ts";
import styles from "./ErrorPage.module.css";

interface ErrorPageProps {
  drawing?: IllustrationName;
  title: string;
  children?: ReactNode;
  /** A short code that a person can read out; see incidentCode. */
  incident?: string | null;
  actions: ReactNode;
}

/** A page that cannot be shown: what happened, in words, and ways out. */
export function ErrorPage({ drawing = "brokenLink", title, children, incident, actions }: ErrorPageProps) {
  const texts = useTexts("platform");
  const say = useSay();
  return (
    <div className={styles.page}>
      <Illustration name={drawing} />
      <ScreenTitle className={styles.title ?? ""}>{title}</ScreenTitle>
      {children && <p className={styles.words}>{children}</p>}
      {incident && (
        <p className={styles.incident}>
          {say(texts.status.incident, { code: incident })}
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void navigator.clipboard.writeText(incident).then(() => notify.copied(texts.toasts.copied))
            }
          >
            {texts.actions.copy}
          </Button>
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
