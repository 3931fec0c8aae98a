import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { SectionId } from "../../rules/sections.ts";
import { useFolding } from "../useFolding.ts";
import { useSections } from "../useSections.ts";
import styles from "./readingBar.module.css";

interface ReadingBarProps {
  /** The list of the report, where the browser has no page before it; null where the frame has its own way back. */
  back: string | null;
  /** None before the first reading. */
  sections: readonly SectionId[];
}

/** Stays at the top of a report: the way back, and its sections; a list of the phone's own where there is no room. */
export function ReadingBar({ back, sections }: ReadingBarProps) {
  const { sections: texts } = useTexts("reports");
  const current = useSections(sections);
  const { goTo } = useFolding();
  return (
    <div className={styles.bar}>
      {back !== null && <BackLink to={back} />}
      {sections.length > 0 && (
        <nav aria-label={texts.label} className={styles.menu}>
          <ul className={styles.links}>
            {sections.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? "location" : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(id);
                  }}
                >
                  {texts[id]}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.select}>
            <SelectField
              label={texts.goTo}
              hideLabel
              value={current}
              options={sections.map((id) => ({ value: id, label: texts[id] }))}
              onChange={goTo}
            />
          </div>
        </nav>
      )}
    </div>
  );
}

/** Back to the page that the report was opened from, as it was left; the browser remembers it, a reload included. */
function BackLink({ to }: { to: string }) {
  const { back } = useTexts("reports");
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!history.canGoBack() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <InternalLink to={to} className={styles.back} onClick={goBack}>
      {back}
    </InternalLink>
  );
}
