import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSay } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import { useAnswering } from "../answering.tsx";
import pages from "../answerPages.module.css";

interface ToCompleteProperties {
  title: Plural;
  /** The questions that prevent finalising, with their labels. */
  points: readonly { position: number; label: ReactNode }[];
}

/** What is left to do before finalising, each with the way to it and back. */
export function ToComplete({ title, points }: ToCompleteProperties) {
  const { questionPath } = useAnswering();
  const say = useSay();
  if (points.length === 0) return null;
  return (
    <section className={pages["missing"]}>
      <h2>{say(title, { count: points.length })}</h2>
      <ul>
        {points.map(({ position, label }) => (
          <li key={position}>
            <Link href={questionPath(position, "review")}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
