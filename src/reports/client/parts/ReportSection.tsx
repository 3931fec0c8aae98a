import { useContext, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { Section } from "#platform/ui/page/Section.tsx";
import { PrintingContext, useFolding } from "../useFolding.ts";
import styles from "./section.module.css";

interface ReportSectionProps {
  id: string;
  title: string;
  /** What a folded section says of what is in it; a section without it does not fold. */
  inside?: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  /** Shown beside the title also when the section is folded. */
  state?: ReactNode;
  children: ReactNode;
}

/** A section that the menu and the keyboard shortcuts can reach, and that its title opens. */
export function ReportSection({ id, title, inside, intro, action, state, children }: ReportSectionProps) {
  const { folds, isOpen: isOpened, open, toggle } = useFolding();
  const isPrinting = useContext(PrintingContext);
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const isFoldable = inside !== undefined && folds(id);
  const isOpen = !isFoldable || isPrinting || isOpened(id);

  useLayoutEffect(() => {
    // React writes `hidden` without its value. What is hidden so is found by the browser’s own search, which opens it.
    if (isOpen) content.current?.removeAttribute("hidden");
    else content.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = content.current;
    const show = () => open(id);
    element?.addEventListener("beforematch", show);
    return () => element?.removeEventListener("beforematch", show);
  }, [id, open]);

  return (
    <div id={id} className={`${styles.anchor} ${isOpen ? "" : styles.folded}`}>
      <Section
        title={
          isFoldable ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={contentId}
              onClick={({ currentTarget }) => toggle(id, currentTarget)}
            >
              {title}
            </button>
          ) : (
            title
          )
        }
        intro={isOpen ? intro : inside}
        action={
          <>
            {state && <div className={styles.state}>{state}</div>}
            {isOpen && action}
          </>
        }
      >
        <div ref={content} id={contentId}>
          {children}
        </div>
      </Section>
    </div>
  );
}
