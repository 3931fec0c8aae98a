import { useEffect, useState, type ReactNode } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Icon, type IconName } from "#platform/light/Icon.tsx";
import { formatTime } from "#platform/texts.ts";
import { useAnswering, useSaveState } from "../answering.tsx";
import styles from "../answer.module.css";
import type { SaveState } from "./saveQueue.ts";

/** Top right, always there. Spoken when it changes kind, not at every answer. */
export function SaveStatus() {
  const { isPreview, queue, keeps } = useAnswering();
  const saveState = useSaveState();
  const { saving } = useTexts("answers");
  const words = useWords(keeps);
  const [said, setSaid] = useState("");
  const { icon, visible, spoken } = words(saveState);
  // Every answer passes through « saving »: it keeps the last sentence, so that nothing is announced twice.
  if (saveState.kind !== "saving" && spoken !== said) setSaid(spoken);
  // The banner says that nothing is saved.
  if (isPreview) return null;
  return (
    <span className={styles["status"]}>
      <output className="for-screen-readers">{said}</output>
      {icon && <Icon name={icon} />}
      <span aria-hidden="true">{visible}</span>
      {saveState.kind === "retrying" && (
        <button type="button" className="text-button" onClick={queue.retryNow}>
          {saving.retry}
        </button>
      )}
    </span>
  );
}

interface Words {
  icon: IconName | null;
  visible: ReactNode;
  /** Without the figures that change, so that the same sentence is announced once. */
  spoken: string;
}

function useWords(keeps: boolean): (state: SaveState) => Words {
  const { saving } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const plain = (icon: IconName | null, sentence: string): Words => ({
    icon,
    visible: sentence,
    spoken: sentence,
  });
  return (state) => {
    switch (state.kind) {
      case "idle":
        return plain(null, "");
      case "saving":
        return { ...plain(null, saving.saving), visible: <Fitted wide={saving.saving} narrow="" /> };
      case "saved": {
        const time = formatTime(language, new Date(state.at));
        return {
          icon: "check",
          visible: (
            <span className={styles["wideOnly"]}>
              {saving.savedAt} <span className={styles["time"]}>{time}</span>
            </span>
          ),
          spoken: saving.savedSpoken,
        };
      }
      case "offline": {
        const sentence = keeps ? saving.offline : saving.offlineHere;
        return {
          icon: "offline",
          visible: <Fitted wide={sentence} narrow={saving.offlineShort} />,
          spoken: sentence,
        };
      }
      case "retrying":
        return {
          icon: "warning",
          visible: (
            <span className={styles["wideOnly"]}>
              <Countdown to={state.at} say={(seconds) => say(saving.retrying, { seconds })} />
            </span>
          ),
          spoken: saving.retryingSpoken,
        };
      case "tooLong":
        return {
          icon: "warning",
          visible: <Fitted wide={keeps ? saving.tooLong : saving.tooLongHere} narrow={saving.tooLongShort} />,
          spoken: keeps ? saving.tooLong : saving.tooLongHere,
        };
      case "conflict":
        return plain("warning", saving.conflictShort);
      case "signedOut":
        return plain("warning", saving.paused);
      case "closed":
        return plain("warning", saving.stopped);
    }
  };
}

/** The header of a phone has room for the name and two words; the banner below it shows the rest. */
const Fitted = ({ wide, narrow }: { wide: string; narrow: string }) => (
  <>
    <span className={styles["wideOnly"]}>{wide}</span>
    <span className={styles["narrowOnly"]}>{narrow}</span>
  </>
);

function Countdown({ to, say }: { to: number; say: (seconds: number) => string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{say(Math.max(1, Math.ceil((to - now) / 1000)))}</>;
}
