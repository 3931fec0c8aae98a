import type { Translation } from "#platform/texts.ts";

/** What only the import of teams says: its columns, its mistakes, what came of it. */
export const fr = {
  title: "Importer des équipes",
  intro:
    "Ajoutez ou mettez à jour les équipes et les directions à partir d’un fichier. Ce qu’il laisse vide reste comme c’est; pour vider un champ, écrivez {word} dans la cellule.",
  submit: { one: "Importer {count} équipe", other: "Importer {count} équipes" },
  toAdd: { one: "{count} équipe à ajouter", other: "{count} équipes à ajouter" },
  task: "Importation d’équipes",
  outcome: { one: "{count} équipe ajoutée.", other: "{count} équipes ajoutées." },
  columns: {
    name: "Nom",
    parent: "Direction ou équipe",
    manager_email: "Courriel de la ou du gestionnaire",
    description: "Description",
  },
  problems: {
    required: "Le nom manque.",
    twice: "Cette équipe est déjà à la ligne {row}.",
    ambiguous:
      "Plusieurs équipes portent ce nom, aux accents ou aux majuscules près\u00A0: {team}. Écrivez-le exactement.",
    parent_unknown: "Cette équipe n’existe pas\u00A0: {team}. Corrigez le nom, ou créez l’équipe.",
    parent_self: "Une équipe ne peut pas faire partie d’elle-même.",
    parent_cycle: "Ces équipes font partie l’une de l’autre\u00A0: {teams}.",
    manager_named:
      "«\u00A0{name}\u00A0» n’est pas une adresse. Écrivez le courriel de cette personne plutôt que son nom.",
    manager_unknown: "Personne n’a l’adresse {email} dans l’entreprise.",
    inactive_person: "Le compte de cette personne est désactivé.",
    not_team_manager:
      "Cette personne ne mène pas d’évaluations\u00A0: donnez-lui d’abord le rôle de gestionnaire d’équipe.",
    own_team: "C’est votre équipe\u00A0: quelqu’un d’autre doit choisir qui la dirige.",
  },
  newTeams: {
    toCreate: { one: "{count} équipe à créer au-dessus", other: "{count} équipes à créer au-dessus" },
    title: "Directions et équipes à créer",
    intro: {
      one: "Le fichier place des équipes sous {count} autre, que l’entreprise n’a pas. Cochée, elle est créée avec l’importation; sinon, corrigez son nom dans les lignes.",
      other:
        "Le fichier place des équipes sous {count} autres, que l’entreprise n’a pas. Celles qui sont cochées sont créées avec l’importation; corrigez le nom des autres dans les lignes.",
    },
    rows: { one: "{count} équipe en fait partie", other: "{count} équipes en font partie" },
    tick: "Cochez au moins une équipe.",
  },
  above: {
    one: "{count} direction ou équipe créée au-dessus d’elles.",
    other: "{count} directions ou équipes créées au-dessus d’elles.",
  },
  toTeams: "Voir les équipes",
};

declare module "#platform/texts.ts" {
  interface Texts {
    teamImport: Translation<typeof fr>;
  }
}
