import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Mes fichiers",
  intro: "Vos trente derniers fichiers, pour vous seulement. Chacun disparaît après sept jours.",
  list: "Fichiers",
  formats: { csv: "CSV", xlsx: "Excel", pdf: "PDF" },
  /** « Évaluations (PDF) » */
  named: "{title} ({format})",
  asked: "Demandé le {moment}",
  until: "disponible jusqu’au {date}",
  preparing: "Votre fichier se prépare\u00A0: {percent}\u00A0%",
  waiting: "Votre fichier attend son tour.",
  ready: "Votre fichier est prêt.",
  started: "Votre fichier se prépare.",
  kept: "«\u00A0{title}\u00A0» est téléchargé.",
  gone: "Ce fichier n’est plus là.",
  download: "Télécharger",
  downloadNamed: "Télécharger «\u00A0{title}\u00A0»",
  retry: "Réessayer",
  retryNamed: "Réessayer «\u00A0{title}\u00A0»",
  remove: "Supprimer",
  removeNamed: "Supprimer «\u00A0{title}\u00A0»",
  stop: "Annuler",
  stopNamed: "Annuler «\u00A0{title}\u00A0»",
  removed: "Fichier supprimé.",
  failures: {
    export_too_long: "Un PDF a au plus 1\u00A0000 lignes. Choisissez Excel ou CSV, ou filtrez la liste.",
    too_many_exports: "Trois de vos fichiers se préparent déjà. Attendez que l’un d’eux soit prêt.",
    forbidden: "Vos accès ont changé depuis que vous l’avez demandé.",
    pdf_unavailable: "Le PDF n’a pas pu être produit.",
    other: "Votre fichier n’a pas pu être préparé.",
  },
  empty: "Aucun fichier pour l’instant.",
  emptyHint: "Vos exports se retrouvent ici pendant sept jours.",
  exportPdf: "Exporter (PDF)",
  pdf: {
    asOf: "au {date}",
    count: { one: "{count} ligne", other: "{count} lignes" },
    page: "page {page} de {pages}",
    empty: "Aucune ligne.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    exports: Translation<typeof fr>;
  }
}
