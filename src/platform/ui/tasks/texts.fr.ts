/** The words of the panel of tasks, which travel with it. */
export const fr = {
  label: "Tâches",
  counts: "{done} sur {total}",
  background: "Continuer en arrière-plan",
  running: { one: "{count} tâche en cours", other: "{count} tâches en cours" },
  cancel: "Annuler",
  cancelTask: "Annuler «\u00A0{title}\u00A0»",
  close: "Fermer «\u00A0{title}\u00A0»",
};
