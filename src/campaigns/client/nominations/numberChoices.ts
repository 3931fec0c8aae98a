/** Whole numbers to choose one of. */
export const listNumberChoices = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index);
    return { value, label: value };
  });

/** « Demandes au plus par personne ». */
export const requestChoices = listNumberChoices(1, 12);
