/** The figures of one row, or of one list. */
const listRow = (figure: Element): HTMLElement[] => {
  const row = figure.closest("tr, ul");
  const all = [...(row?.querySelectorAll<HTMLElement>("[data-figure]") ?? [])];
  return all.filter((one) => one.closest("tr, ul") === row);
};

const makeStop = (figures: readonly HTMLElement[], stop: HTMLElement | undefined) => {
  for (const figure of figures) figure.tabIndex = figure === stop ? 0 : -1;
};

/** A row of figures is one stop of the Tab key: its first figure, or the one that arrows led to. */
export function keepOneStop(figure: Element) {
  const figures = listRow(figure);
  if (figures.filter(({ tabIndex }) => tabIndex === 0).length !== 1) makeStop(figures, figures[0]);
}

/** Leads from a figure to another of its row; tells whether the key does that. */
export function moveAlong(figure: HTMLElement, key: string): boolean {
  const figures = listRow(figure);
  const at = figures.indexOf(figure);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: figures.length - 1,
  };
  const next = figures[places[key] ?? -1];
  if (!next) return false;
  makeStop(figures, next);
  next.focus();
  return true;
}
