import type { Page } from "@playwright/test";

/**
 * A browser that translates the page, and goes on as it changes. The words stay as they are, so that a journey finds
 * them: a text that the page has left behind shows what is no longer true. Chrome takes each text out and puts
 * `<font><font>` there; others move the text into their own elements.
 */
export type Translator = "replaces" | "wraps";

export async function translate(page: Page, kind: Translator): Promise<void> {
  const translatePage = (how: Translator) => {
    const untouched = "font, script, style, textarea, title, [translate=no]";
    const translateTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.append(inner);
        text.before(outer);
        text.remove();
        inner.append(how === "wraps" ? text : text.data);
      }
    };
    const start = () => {
      const changes = new MutationObserver(() => {
        translateTexts();
        changes.takeRecords();
      });
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      translateTexts();
    };
    if (document.body) start();
    else document.addEventListener("DOMContentLoaded", start);
  };
  await page.addInitScript(translatePage, kind);
  await page.evaluate(translatePage, kind);
}
