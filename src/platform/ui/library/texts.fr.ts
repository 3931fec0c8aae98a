/** Ce que dit la bibliothèque d’origine, quel que soit le catalogue. */
export const fr = {
  add: "Ajouter la bibliothèque de Rondo",
  restore: "Restaurer la bibliothèque de Rondo",
  addTitle: "Ajouter la bibliothèque de Rondo?",
  restoreTitle: "Restaurer la bibliothèque de Rondo?",
  added: "Bibliothèque ajoutée.",
  restored: "Bibliothèque restaurée.",
  intro: "Ce qui sera ajouté\u00A0:",
  kept: "Ce que vous avez créé ou modifié reste tel quel. Rien n’est supprimé.",
  unread: "On ne sait pas encore ce qu’elle ajouterait.",
  nothing: "Il ne manque rien\u00A0: toute la bibliothèque de Rondo est déjà là.",
};
