import { useEffect, useId, useRef } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  errors: readonly { id: string; error: string }[];
  /** Grows at each attempt to send: the focus comes back here. */
  attempts: number;
}

/** At the top of a form, from two errors on; each line leads to its field. `{...form.summary}` of useEditForm. */
export function ErrorSummary({ errors, attempts }: ErrorSummaryProps) {
  const { form } = useTexts("platform");
  const say = useSay();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (attempts === 0 || errors.length < 2) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {say(form.summary, { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, error }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {renderLabel(id, error)}
              {error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** « Ce champ est requis. » says nothing without its field, unlike « Le champ « Nom » est requis. »; the fields are on the page before any attempt. */
function renderLabel(id: string, error: string) {
  const words = document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent.trim();
  return words && !error.includes(words) ? <>{words} · </> : null;
}
