/** The words of the tree, which travel with it. */
export const fr = {
  help: "Les flèches parcourent la liste; Alt et les flèches déplacent la ligne choisie.",
  move: "Déplacer {name}",
  directions: {
    up: "Monter",
    down: "Descendre",
    in: "Mettre sous la ligne précédente",
    out: "Sortir d’un niveau",
  },
  movedUnder: "{name}\u00A0: maintenant sous {parent}, {position} de {count}.",
  movedToTop: "{name}\u00A0: maintenant au premier niveau, {position} de {count}.",
  notMoved: "{name} ne peut pas aller par là.",
};
