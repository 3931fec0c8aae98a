/** The words of a conflict, which travel with it. */
export const fr = {
  title: "{name} a modifié cette page à {time}.",
  titleDay: "{name} a modifié cette page le {moment}.",
  unknown: "Quelqu’un a modifié cette page entre-temps.",
  kept: "Rien de ce que vous avez écrit n’est perdu.",
  show: "Voir les changements",
  hide: "Masquer les changements",
  overwrite: "Remplacer",
  now: "Maintenant",
  yours: "Votre version",
  none: "(vide)",
  same: "Aucun champ de ce formulaire n’a changé.",
};
