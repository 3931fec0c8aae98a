import type { ReactNode } from "react";
import { Illustration, type IllustrationName } from "#platform/client/Illustration.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { LeanFrame } from "#platform/light/Frames.tsx";
import styles from "./answer.module.css";

interface MessagePageProperties {
  drawing: IllustrationName;
  title: string;
  children: ReactNode;
}

/** A page with only a message. */
export function MessagePage(properties: MessagePageProperties) {
  return (
    <LeanFrame title="" action={<LanguageSwitch />}>
      <Message {...properties} />
    </LeanFrame>
  );
}

/** The same, inside a frame that is already there. */
export function Message({ drawing, title, children }: MessagePageProperties) {
  return (
    <main id="contenu" tabIndex={-1} className={styles["message"]}>
      <Illustration name={drawing} />
      <ScreenTitle key={title}>{title}</ScreenTitle>
      {children}
    </main>
  );
}
