import { useEffect, useRef } from "react";
import { useGo } from "../InternalLink.tsx";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog]");

/** The names of the rows are what `J` and `K` walk: links or buttons, each the first control of its row. */
const rowsIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>("tbody tr")].flatMap(
    (row) => row.querySelector<HTMLElement>("a, button") ?? [],
  );

/** Single keys of a list, while the focus is in it (WCAG 2.1.4); never in a field, never with a modifier. */
export function useListKeys(newAt: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const go = useGo();
  const act = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    act.current = (event) => {
      const list = frame.current;
      if (!list || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!list.contains(event.target as Node) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "/") {
        event.preventDefault();
        list.querySelector<HTMLElement>("input[type=search]")?.focus();
      }
      if (key === "n" && newAt) go(newAt);
      if (key === "j" || key === "k") walk(list, key === "j" ? 1 : -1);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return frame;
}

function walk(list: HTMLElement, step: 1 | -1) {
  const rows = rowsIn(list);
  const here = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  const next = here === -1 ? (step === 1 ? 0 : rows.length - 1) : here + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}
