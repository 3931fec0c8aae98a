import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Tableau de bord",
  create: "Créer une évaluation",
  watch: {
    title: "À surveiller",
    calm: "Tout suit son cours\u00A0: rien ne demande votre attention.",
    others: { one: "et {count} autre", other: "et {count} autres" },
    andOthers: "et d’autres",
    late: {
      title: {
        one: "{count} personne n’a pas encore répondu",
        other: "{count} personnes n’ont pas encore répondu",
      },
      detail: { one: "Se termine d’ici le {date}\u00A0:", other: "Se terminent d’ici le {date}\u00A0:" },
      remind: { one: "Relancer {count} personne", other: "Relancer {count} personnes" },
      reminded: "Relance faite",
      remindedDetail: "Chaque personne a été relancée depuis moins de 24 heures.",
      held: {
        one: "La relance à {count} personne part dans quelques secondes.",
        other: "La relance à {count} personnes part dans quelques secondes.",
      },
      cancelled: "Relance annulée.",
      sent: { one: "{count} personne a été relancée.", other: "{count} personnes ont été relancées." },
    },
    withoutManager: {
      title: "Évaluation de {name}, sans gestionnaire",
      action: "Inviter",
      actionNamed: "Inviter une ou un gestionnaire\u00A0: {name}",
    },
    short: {
      title: "Évaluation de {name}\u00A0: un groupe resterait masqué",
      missing: {
        peer: { one: "Il manque {count} collègue", other: "Il manque {count} collègues" },
        direct_report: {
          one: "Il manque {count} personne supervisée",
          other: "Il manque {count} personnes supervisées",
        },
      },
      action: "Inviter",
      actionNamed: "Inviter\u00A0: {name}",
    },
    drafts: {
      title: "Brouillon laissé depuis le {date}\u00A0: {name}",
      untitled: "sans titre",
      open: "Ouvrir",
      openNamed: "Ouvrir\u00A0: {name}",
      remove: "Supprimer",
      removeNamed: "Supprimer\u00A0: {name}",
      more: "D’autres brouillons attendent aussi.",
    },
    undelivered: {
      title: {
        one: "{count} courriel n’a pas pu être livré",
        other: "{count} courriels n’ont pas pu être livrés",
      },
      detail: "Invitations à Rondo et courriels de compte.",
      action: "Voir les envois",
    },
    moreWithoutManager: "D’autres évaluations sont aussi sans gestionnaire.",
  },
  widget: {
    displays: { chart: "Graphique", table: "Tableau" },
    display: "Affichage de «\u00A0{title}\u00A0»",
    export: "Exporter (CSV)",
    exportNamed: "Exporter (CSV)\u00A0: {title}",
    open: "Voir le détail",
    openNamed: "Voir le détail\u00A0: {title}",
    close: "Replier",
    closeNamed: "Replier\u00A0: {title}",
  },
  participation: {
    title: "Participation",
    number: "{share}\u00A0%",
    finding: {
      one: "{finished} réponses sur {invited} demandées, dans {count} évaluation.",
      other: "{finished} réponses sur {invited} demandées, dans {count} évaluations.",
    },
    empty: "Aucune évaluation n’a eu lieu dans cette période.",
    caption: "Participation, par campagne et par type d’évaluation",
    group: "Évaluations",
    columns: { evaluations: "Nombre", invited: "Demandées", finished: "Reçues", share: "Taux" },
    more: { one: "{count} autre groupe", other: "{count} autres groupes" },
    file: "participation",
  },
  figures: {
    others: "Les chiffres d’une période paraissent après sa fin\u00A0: en voici la dernière, {period}.",
    asOf: "{period} · au {date}",
    by: "Regrouper par",
    cuts: { direction: "Directions", team: "Équipes", position: "Postes" },
    heads: { direction: "Direction", team: "Équipe", position: "Poste" },
    company: "Toute l’entreprise",
    between: "entre {from} et {to}",
    masked: "masqué",
    maskedReason:
      "Masqué\u00A0: seul ou combiné à d’autres chiffres publiés, il pourrait parler de moins de cinq personnes.",
    none: "Aucun chiffre n’est publié pour cette période.",
    noneAtAll:
      "Aucun chiffre n’est encore publié. Ils paraîtront après la fin du premier mois où au moins cinq évaluations annoncées à cette fin auront leur rapport.",
    see: "Voir {period}",
    more: "Afficher la suite",
    range: "Les moyennes se situent entre {from} et {to}, sur une échelle de 1 à 5.",
    rangeMasked: {
      one: "Les moyennes publiées se situent entre {from} et {to}, sur une échelle de 1 à 5; {count} case est masquée.",
      other:
        "Les moyennes publiées se situent entre {from} et {to}, sur une échelle de 1 à 5; {count} cases sont masquées.",
    },
    onlyMasked: "Tous les chiffres de cette période sont masqués.",
  },
  skills: { title: "Compétences", caption: "Moyenne des autres, par compétence", file: "competences" },
  values: {
    title: "Valeurs et objectifs",
    caption: "Moyenne des autres, valeurs et objectifs",
    values: "Valeurs",
    objectives: "Objectifs",
    file: "valeurs",
  },
  index: {
    title: "Indice de contribution",
    caption: "Indice de contribution, sur 100",
    value: "Indice",
    finding: "Sur 100, par regroupement, dans l’ordre des noms.",
    none: "Aucun indice n’est publié pour cette période.",
    without: {
      one: "{count} regroupement n’a pas d’indice\u00A0: trop peu de chiffres y sont publiés, ou ses évaluations ont été lancées avant l’avis.",
      other:
        "{count} regroupements n’ont pas d’indice\u00A0: trop peu de chiffres y sont publiés, ou leurs évaluations ont été lancées avant l’avis.",
    },
    how: "Comment se calcule l’indice",
    formula:
      "Indice = 100 × (moyenne pondérée − 1) ÷ 4, à partir des chiffres publiés du regroupement, jamais d’une personne.",
    weights: "Compétences {skills}\u00A0%, valeurs {values}\u00A0%, objectifs {objectives}\u00A0%.",
    leftOut:
      "Une dimension sans assez de chiffres publiés est laissée de côté; les autres prennent son poids.",
    firstVersion: "Ce sont les poids de départ de la matrice.",
    version: "Ce sont les poids de la version {version} de la matrice.",
    matrix: "Voir la matrice de pondération",
    file: "indice",
  },
  trend: {
    title: "Évolution",
    cut: "Groupe",
    cutWords: {
      clear: "Revenir au début\u00A0: retirer {name}",
      nothing: "Aucun groupe ne correspond à «\u00A0{search}\u00A0».",
      nothingYet: "Aucun groupe à proposer.",
      found: { one: "{count} groupe proposé", other: "{count} groupes proposés" },
      unmatched: "Choisissez un nom dans la liste, ou videz le champ.",
    },
    measure: "Mesure",
    period: "Période",
    periods: "Huit périodes",
    value: "Dernier chiffre",
    change: "Écart",
    since: "depuis {period}",
    finding:
      "En hausse\u00A0: {up}; en baisse\u00A0: {down}; dans le bruit\u00A0: {noise}; sans comparaison\u00A0: {none}.",
    file: "evolution",
  },
  kinds: { month: "Mois", quarter: "Trimestres", year: "Années" },
  teamSkills: {
    title: "Compétences de l’équipe",
    intro: "Ce que les rapports publiés montrent des regards reçus, à partir de cinq personnes.",
    by: "Regrouper par période",
    none: "Aucun chiffre n’est publié pour cette équipe. Il faut au moins cinq personnes évaluées dans une période terminée.",
    file: "competences-equipe",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    board: Translation<typeof fr>;
  }
}
