import type { Plugin } from "vite";

/**
 * The heaviest script is named first in the head. A browser asks for the first file on the connection that brought the
 * page, and has to open others for the rest: on a telephone that is a turn less for what everything waits for.
 */
export function heaviestFirst(): Plugin {
  return {
    name: "heaviest-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const readWeight = (file: string) => {
          const found = bundle?.[file];
          return found?.type === "chunk" ? found.code.length : 0;
        };
        // An entry whose code went into shared files is no file of its own: the page names those instead.
        const scripts = [
          ...html.matchAll(
            / *<(?:link rel="modulepreload"|script type="module") crossorigin (?:href|src)="\/([^"]+)">(?:<\/script>)?\n/g,
          ),
        ];
        const [first] = scripts.toSorted(([, a = ""], [, b = ""]) => readWeight(b) - readWeight(a));
        if (!first) throw new Error("a page without scripts");
        return html.replace(first[0], "").replace("<head>\n", `<head>\n${first[0]}`);
      },
    },
  };
}
