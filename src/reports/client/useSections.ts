import { useEffect, useState } from "react";
import { useFolding } from "./useFolding.ts";
import { usePageKeys } from "./usePageKeys.ts";

/** At the end of the page several sections are visible: the one whose title has the focus is current. */
const findTitled = (ids: readonly string[]) =>
  ids.find((id) => document.querySelector(`#${id} h2`)?.contains(document.activeElement));

/** The current section, and the shortcuts J and K (next, previous), disabled while typing. */
export function useSections(ids: readonly string[]): string {
  const { goTo } = useFolding();
  const [current, setCurrent] = useState(ids[0] ?? "");

  useEffect(() => {
    const look = () => {
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < 200;
      });
      const isAtEnd = window.innerHeight + window.scrollY >= document.body.scrollHeight - 4;
      const atEnd = isAtEnd && window.scrollY > 0 ? (findTitled(ids) ?? ids.at(-1)) : undefined;
      setCurrent(atEnd ?? passed.at(-1) ?? ids[0] ?? "");
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [ids]);

  const move = (step: 1 | -1) => () => {
    const next = ids[ids.indexOf(findTitled(ids) ?? current) + step];
    if (next) goTo(next);
  };
  usePageKeys({ j: move(1), k: move(-1) });

  return current;
}
