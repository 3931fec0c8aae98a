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
};

declare module "#platform/texts.ts" {
  interface Texts {
    board: Translation<typeof fr>;
  }
}
