import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Tableau de bord",
  create: "Créer une évaluation",
  watch: {
    title: "À surveiller",
    calm: "Rien ne demande votre attention pour l’instant.",
    others: { one: "et {count} autre", other: "et {count} autres" },
    andOthers: "et d’autres",
    late: {
      title: {
        one: "{count} personne n’a pas encore répondu",
        other: "{count} personnes n’ont pas encore répondu",
      },
      detail: {
        one: "Évaluation qui se termine le {date}\u00A0:",
        other: "Évaluations qui se terminent d’ici le {date}\u00A0:",
      },
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
    empty: "Aucune évaluation à compter ici pour cette période.",
    running: "{period}, en cours\u00A0: {share} ({finished} réponses sur {invited} demandées).",
    runningNone: "{period}, en cours\u00A0: aucune évaluation à compter ici.",
    caption: "Participation, par campagne et par type d’évaluation",
    group: "Évaluations",
    columns: { evaluations: "Nombre", invited: "Demandées", finished: "Reçues", share: "Taux" },
    more: { one: "{count} autre groupe", other: "{count} autres groupes" },
    file: "participation",
  },
  figures: {
    asOf: "{period} · chiffres du {date}",
    figuresOf: "chiffres du {date}",
    by: "Regrouper par",
    cuts: { direction: "Directions", team: "Équipes", position: "Postes" },
    /** Parts without a single figure, in one row that unfolds. */
    folded: {
      direction: { one: "{count} direction masquée", other: "{count} directions masquées" },
      team: { one: "{count} équipe masquée", other: "{count} équipes masquées" },
      position: { one: "{count} poste masqué", other: "{count} postes masqués" },
    },
    heads: { direction: "Direction", team: "Équipe", position: "Poste" },
    company: "Toute l’entreprise",
    between: "entre {from} et {to}",
    masked: "masqué",
    maskedReason:
      "Masqué\u00A0: seul, ou combiné à d’autres chiffres publiés et aux rapports que vous pouvez ouvrir, il pourrait parler de moins de cinq personnes.",
    none: "Aucun de ces chiffres n’est publié pour cette période.",
    noneFor: "Aucun chiffre n’est publié pour {period}.",
    see: "Voir {period}",
    more: "Afficher la suite",
    range: "Les moyennes se situent entre {from} et {to}, sur une échelle de 1 à 5.",
    rangeMasked: {
      one: "Les moyennes publiées se situent entre {from} et {to}, sur une échelle de 1 à 5; {count} case est masquée.",
      other:
        "Les moyennes publiées se situent entre {from} et {to}, sur une échelle de 1 à 5; {count} cases sont masquées.",
    },
    hull: "De {from} à {to}",
    scale: "sur une échelle de 1 à 5.",
    scaleMasked: {
      one: "sur une échelle de 1 à 5; {count} case est masquée.",
      other: "sur une échelle de 1 à 5; {count} cases sont masquées.",
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
    finding: {
      direction: "sur 100, selon la direction.",
      team: "sur 100, selon l’équipe.",
      position: "sur 100, selon le poste.",
    },
    one: "sur 100.",
    none: "Aucun indice n’est publié pour cette période.",
    without: {
      one: "Sans indice\u00A0: {names}. Trop peu de ses chiffres sont publiés, ou une de ses évaluations a été lancée avant l’avis.",
      other:
        "Sans indice\u00A0: {names}. Trop peu de leurs chiffres sont publiés, ou une de leurs évaluations a été lancée avant l’avis.",
    },
    others: { one: "{count} autre", other: "{count} autres" },
    how: "Comment se calcule l’indice",
    formula:
      "Indice = 100 × (moyenne pondérée − 1) ÷ 4, à partir des chiffres publiés du groupe, jamais d’une personne.",
    weights: "Compétences {skills}\u00A0%, valeurs {values}\u00A0%, objectifs {objectives}\u00A0%.",
    leftOut:
      "Une dimension sans assez de chiffres publiés est laissée de côté; les autres prennent son poids.",
    groupsOnly: "L’indice existe par direction, équipe et poste\u00A0: toute l’entreprise n’en a pas.",
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
    openNamed: "Voir l’évolution\u00A0: {name}",
    since: "depuis {period}",
    sinceBefore: "depuis le chiffre précédent",
    none: "Aucun chiffre de ce groupe n’est publié.",
    nothing: "Rien à comparer encore.",
    calm: "Rien n’a bougé au-delà du hasard {since}.",
    downs: { one: "{count}\u00A0baisse", other: "{count}\u00A0baisses" },
    ups: { one: "{count}\u00A0hausse", other: "{count}\u00A0hausses" },
    beyond: "au-delà du hasard {since}.",
    fallen: "En baisse\u00A0: {measures}.",
    risen: "En hausse\u00A0: {measures}.",
    rest: "Les autres écarts sont dans le bruit.",
    without: "Aucun écart",
    tag: "dans le bruit",
    margin:
      "Dans le bruit\u00A0: le hasard et l’arrondi expliquent à eux seuls un tel écart; leur marge, selon le nombre de personnes, va ici jusqu’à ±\u00A0{margin}.",
    alone: "Il y a encore trop peu de rapports pour mesurer le hasard\u00A0: aucun écart n’est affirmé.",
    file: "evolution",
  },
  changes: {
    title: "Ce qui a bougé",
    downs: { one: "{count}\u00A0baisse", other: "{count}\u00A0baisses" },
    ups: { one: "{count}\u00A0hausse", other: "{count}\u00A0hausses" },
    beyond: "au-delà du hasard. Tous les autres écarts sont dans le bruit.",
    calm: "Tout est calme\u00A0: aucun écart ne dépasse ce que le hasard explique.",
    alone: "Il y a encore trop peu de rapports pour distinguer un changement du hasard.",
    first:
      "Rien à comparer encore\u00A0: aucun groupe n’a, dans les huit dernières périodes, deux chiffres qui reposent sur les mêmes questions.",
    since: "depuis {period}",
    others: { one: "Voir {count} autre groupe", other: "Voir {count} autres groupes" },
    more: {
      one: "{count} autre écart dépasse le hasard\u00A0: choisissez un groupe pour le lire.",
      other: "{count} autres écarts dépassent le hasard\u00A0: choisissez un groupe pour les lire.",
    },
    compared: {
      one: "{count} écart comparé, qui avait au plus une chance sur vingt de paraître ici par hasard.",
      other:
        "{count} écarts comparés\u00A0: chacun avait au plus une chance sur vingt de paraître ici par hasard.",
    },
    firstOnly: {
      one: "Un seul groupe a été comparé.",
      other: "Seuls les {count} premiers groupes ont été comparés.",
    },
    reasons: {
      running: "{period} n’est pas terminé\u00A0: voici les chiffres {ofShown}, les derniers publiés.",
      runningYear:
        "L’année {period} n’est pas terminée\u00A0: voici les chiffres {ofShown}, les derniers publiés.",
      untold: "{period} n’a aucun chiffre publié\u00A0: voici ceux {ofShown}, les derniers publiés.",
      week: "Une semaine n’a pas de chiffres\u00A0: voici ceux de son mois, {shown}.",
      earlierThanWeek:
        "Une semaine n’a pas de chiffres, et son mois n’en a encore aucun\u00A0: voici ceux {ofShown}, les derniers publiés.",
    },
  },
  guide: {
    title: "Les chiffres viendront avec vos premières évaluations.",
    titleOfTeams: "Les chiffres viendront avec les évaluations de vos équipes.",
    detail:
      "Ils paraîtront au plus tôt après la fin d’un mois où au moins cinq personnes auront reçu leur rapport.",
    create: "Créer une évaluation",
    example: "Lire un exemple",
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
