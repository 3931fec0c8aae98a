/** The words of the role view, which no production build holds. */
export const fr = {
  view: "Vue\u00A0: {role}",
  choose: "Voir le produit comme",
};
