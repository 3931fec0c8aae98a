/** The sentences of its notifications. */
export const fr = {
  export_ready: "Votre fichier est prêt",
  export_failed: "Votre fichier n’a pas pu être préparé",
  download: "Télécharger",
  downloadNamed: "Télécharger «\u00A0{title}\u00A0»",
};
