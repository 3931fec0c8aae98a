import { useEffect, useRef } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";

interface ErrorSummaryProperties {
  errors: readonly { id: string; error: string }[];
  /** Grows at each attempt to send: the focus comes back here. */
  attempts: number;
}

/** At the top of a form, from two errors on; each line leads to its field. */
export function ErrorSummary({ errors, attempts }: ErrorSummaryProperties) {
  const { form } = useTexts("platform");
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const shown = attempts > 0 && errors.length > 1;
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (!shown) return null;
  return (
    <section ref={box} tabIndex={-1} className="error-summary" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{say(form.summary, { count: errors.length })}</h2>
      <ul>
        {errors.map(({ id, error }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
