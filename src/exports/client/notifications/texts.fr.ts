/** The sentences of its notifications. */
export const fr = {
  export_ready: "Votre fichier est prêt",
  export_failed: "Votre fichier n’a pas pu être préparé",
  download: "Télécharger",
};
