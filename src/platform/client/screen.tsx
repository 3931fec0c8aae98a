import { useEffect, useRef, useSyncExternalStore } from "react";
import { fetchFonts } from "./fonts.ts";
import { useTexts } from "./language.tsx";

/** « {Écran} · Rondo ». With the first one, there is something to read. */
export function useTitle(title: string) {
  const { product } = useTexts("platform");
  useEffect(fetchFonts, []);
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}

// The first title of a visit is read by the browser itself; later ones take the focus.
let firstScreen = true;
/** A screen of this visit has been read: the next title takes the focus. */
export const hasShownScreen = () => !firstScreen;

interface ScreenTitleProperties {
  children: string;
  /** For the window, when the words on the page are longer. */
  windowTitle?: string;
  className?: string | undefined;
  /** When it is not in the language of the page. */
  lang?: string;
  /** The screen was left and is come back to: it puts the page and the focus where they were. */
  isReturn?: boolean;
}

/**
 * The one h1 of a screen. When it appears after another, the page goes to the top and the focus to it, so that a
 * screen reader says where we are. Give it a `key` to announce a new step of the same screen.
 */
export function ScreenTitle({
  children,
  windowTitle,
  className,
  lang,
  isReturn = false,
}: ScreenTitleProperties) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(windowTitle ?? children);
  useEffect(() => {
    if (firstScreen) {
      firstScreen = false;
      return;
    }
    if (isReturn) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // As it was when the screen came.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} lang={lang}>
      {children}
    </h1>
  );
}

let announced = "";
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely; nothing moves on the screen. */
export function announce(sentence: string) {
  // A screen reader does not announce the same text twice in a row.
  announced = announced === sentence ? `${sentence}\u00A0` : sentence;
  for (const listener of listeners) listener();
}

/** Mounted once per shell: where `announce` speaks. */
export function Announcer() {
  const sentence = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announced,
  );
  return <output className="for-screen-readers">{sentence}</output>;
}

/** The first tab stop of every page. */
export function SkipLink({ to = "contenu" }: { to?: string }) {
  const { shell } = useTexts("platform");
  return (
    <a className="skip-link" href={`#${to}`}>
      {shell.skip}
    </a>
  );
}

/** Whether the browser believes it has a network. */
export const useOnline = () =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
  );
