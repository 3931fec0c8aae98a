/** The words of the drawer, which travel with it. */
export const fr = {
  previous: "Ligne précédente (K)",
  next: "Ligne suivante (J)",
};
