/** To the title of a section, which takes the focus. */
export function scrollToSection(id: string) {
  const section = document.getElementById(id);
  const heading = section?.querySelector("h2");
  section?.scrollIntoView({ block: "start" });
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
