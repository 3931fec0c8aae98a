import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Survey } from "../../contract/survey.ts";
import own from "./survey.module.css";

/** « La dernière fois, l’équipe avait dit…; depuis… »: what the company wrote down, in the language in which it did. */
export function Recalled({ recalled }: { recalled: NonNullable<Survey["recalled"]> }) {
  const { recalled: t } = useTexts("survey");
  const { language } = useLanguage();
  const say = useSay();
  const { isLast, text, actions, publishedOn } = recalled;
  return (
    <section className={own["recalled"]} aria-label={t.title}>
      <p>
        <strong>{isLast ? t.last : say(t.on, { date: formatDay(language, publishedOn) })}</strong> {text}
      </p>
      {actions.length > 0 && (
        <>
          <p>
            <strong>{t.since}</strong>
          </p>
          <ul>
            {actions.map(({ text: given, doneOn }) => {
              // Words follow it: without its own full stop.
              const action = given.replace(/[.\s]+$/u, "");
              return (
                <li key={given}>
                  {doneOn
                    ? say(t.done, { action, date: formatDay(language, doneOn) })
                    : say(t.open, { action })}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
