export const fr = {
  already_repeating: "Cette évaluation se répète déjà.",
  not_repeating: "Cette évaluation ne se répète pas.",
};
