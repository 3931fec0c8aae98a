import { IconCheck } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Section } from "../page/Section.tsx";
import styles from "./forms.module.css";

interface SettingSectionProps {
  title: string;
  intro?: ReactNode;
  /** Calls `saved` once a setting is stored. */
  children: (saved: () => void) => ReactNode;
}

/** Settings that save themselves: no button, a mark « Enregistré » beside the title when the server has them. */
export function SettingSection({ title, intro, children }: SettingSectionProps) {
  const { toasts } = useTexts("platform");
  const [turn, setTurn] = useState(0);
  return (
    <Section
      title={title}
      intro={intro}
      bare
      action={
        <output className={styles.saved}>
          {turn > 0 && (
            <span key={turn}>
              <IconCheck size={18} aria-hidden="true" /> {toasts.saved}
            </span>
          )}
        </output>
      }
    >
      {children(() => setTurn((count) => count + 1))}
    </Section>
  );
}
