import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import lightStyles from "#platform/light/light.css?inline";
import { LanguageProvider } from "#platform/client/language.tsx";
import type { Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

interface LightFrameProps {
  language: Language;
  /** Style sheets beside those of every light page; constant. */
  styles: readonly string[];
  /** The words of what is shown within; constant. */
  loadWords: (language: Language) => Promise<Texts>;
  children: ReactNode;
}

/**
 * Parts of the light shell in a page of the workspace: with their own styles, which apply to nothing around them, and in
 * the requested language, which may be another than that of the page.
 */
export function LightFrame({ language, styles, loadWords, children }: LightFrameProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [words, setWords] = useState<{ language: Language; texts: Texts } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((texts) => isWanted && setWords({ language, texts }));
    return () => {
      isWanted = false;
    };
  }, [language, loadWords]);
  const attach = (host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [lightStyles, ...styles].map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    setRoot(shadow);
  };
  return (
    <div ref={attach} lang={language}>
      {root &&
        words &&
        createPortal(
          <LanguageProvider key={words.language} {...words} load={loadWords}>
            {children}
          </LanguageProvider>,
          root,
        )}
    </div>
  );
}
