import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import { analytics } from "../queries.ts";
import styles from "./IndexSwitch.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const IndexDialog = later(async () => (await import("./IndexDialog.tsx")).IndexDialog);

interface IndexSwitchProps {
  /** Said first while it is on. */
  whenOn?: string;
}

/** Whether the index is on, since when and by whom; owners and administrators switch it here. */
export function IndexSwitch({ whenOn }: IndexSwitchProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const maySwitch = useCan("managePeople");
  const { data: setting } = useQuery(analytics.readIndex.queryOptions({ input: {} }));
  const [isAsking, setIsAsking] = useState(false);
  if (!setting) return null;
  const { isOn, announcedOn, changedBy } = setting;
  const since = announcedOn && {
    date: formatDay(language, announcedOn),
    name: changedBy ?? "",
  };
  return (
    <span className={styles.switch}>
      <span>
        {isOn && whenOn !== undefined && `${whenOn} `}
        {isOn && since ? say(since.name ? texts.on : texts.onSince, since) : texts.off}
      </span>
      {maySwitch && (
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          {isOn ? texts.switchOff : texts.switchOn}
        </Button>
      )}
      <IndexDialog open={isAsking} setting={setting} onClose={() => setIsAsking(false)} />
    </span>
  );
}
