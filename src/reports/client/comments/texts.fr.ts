/** The words of the search, which travel with the comments. */
export const fr = {
  inside: { one: "{count} commentaire, mot pour mot.", other: "{count} commentaires, mot pour mot." },
  search: "Chercher dans les commentaires",
  found: {
    one: "{count} commentaire sur {total} contient «\u00A0{search}\u00A0».",
    other: "{count} commentaires sur {total} contiennent «\u00A0{search}\u00A0».",
  },
  nothing: "Aucun commentaire ne contient «\u00A0{search}\u00A0».",
};
