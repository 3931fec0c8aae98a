// Before the first paint, so that a dark screen never flashes white. A file, not inline: the policy forbids inline scripts.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem("rondo_theme");
  } catch {
    // Storage may be closed (private window): the system decides.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.setAttribute("data-theme", dark ? "dark" : "light");
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
