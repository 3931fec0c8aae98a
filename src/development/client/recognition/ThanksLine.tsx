import type { ReactNode } from "react";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import type { Recognition, SharedRecognition } from "../../contract/recognitions.ts";
import styles from "../beside/beside.module.css";
import { toThanksPlace } from "../beside/places.ts";
import { useNamedPlace } from "../beside/useNamedPlace.ts";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";

interface ThanksLineProps {
  thanks: Recognition | SharedRecognition;
  children?: ReactNode;
}

/** A thank-you: the value that it names, its words, from whom and when; on a page of several people, to whom. */
export function ThanksLine({ thanks, children }: ThanksLineProps) {
  const texts = useRecognitionTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { id, from, value, text, on } = thanks;
  const { place, isNamed } = useNamedPlace<HTMLLIElement>(toThanksPlace(id));
  const name = value && translated(language, value.name);
  const facts = { name: fullName(from), date: formatDay(language, on) };
  return (
    <li ref={place} tabIndex={-1} className={`${styles.item} ${isNamed ? styles.named : ""}`}>
      <div className={styles.words}>
        {name && (
          <p className={styles.name} lang={name.lang}>
            {name.text}
          </p>
        )}
        <p className={styles.text}>{text}</p>
        <p className={styles.quiet}>
          {"to" in thanks ? say(texts.byTo, { ...facts, to: fullName(thanks.to) }) : say(texts.by, facts)}
        </p>
        {children}
      </div>
    </li>
  );
}
