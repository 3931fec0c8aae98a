// Before the first paint, so that a dark screen never flashes white and a page seen before comes in its own fonts.
// A file, not inline: the policy forbids inline scripts.
(function () {
  let chosen = null;
  let contrast = null;
  let motion = null;
  let fonts = null;
  try {
    chosen = localStorage.getItem("rondo_theme");
    contrast = localStorage.getItem("rondo_contrast");
    motion = localStorage.getItem("rondo_motion");
    fonts = localStorage.getItem("rondo_fonts");
  } catch {
    // Storage may be closed (private window): the system decides.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.setAttribute("data-theme", dark ? "dark" : "light");
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  // As src/platform/client/appearance.ts keeps them afterwards.
  root.toggleAttribute(
    "data-contrast",
    contrast === "more" || matchMedia("(prefers-contrast: more)").matches,
  );
  root.toggleAttribute("data-still", motion === "less");

  // Written by src/platform/client/fonts.ts, which asks for whatever is not the right file any more.
  const files = (fonts ?? "").split(" ").filter((file) => /^\/assets\/[\w-]+\.(?:css|woff2)$/.test(file));
  for (const href of files) {
    const link = Object.assign(document.createElement("link"), { href });
    if (href.endsWith(".css")) link.rel = "stylesheet";
    else
      Object.assign(link, {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "",
        // They are in the cache, as a rule. When they are not, the code comes first.
        fetchPriority: "low",
      });
    document.head.append(link);
  }
})();
