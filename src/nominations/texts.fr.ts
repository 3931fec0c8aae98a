import type { Translation } from "#platform/texts.ts";

export const fr = {
  groups: { peer: "Collègues", direct_report: "Personnes supervisées" },
  /** Beside a name, in a list. */
  one: { peer: "Collègue", direct_report: "Personne supervisée" },
  remove: "Retirer {name}",
  /** The page of the person evaluated. */
  own: {
    title: "Qui pourrait vous donner son regard?",
    kicker: "{name} · à la demande {ofLead}",
    intro:
      "Pensez à des personnes qui vous voient travailler de près\u00A0: des regards variés rendent un rapport plus juste.",
    due: "À envoyer d’ici le {date} inclusivement.",
    late: "La date du {date} est passée\u00A0: envoyez votre proposition dès que possible, tant qu’on l’attend.",
    person: "Ajouter une personne",
    personHint: "Tapez un nom. Chaque personne choisie est ajoutée et enregistrée.",
    alreadyChosen: "Cette personne est déjà dans votre liste.",
    readsReport: "Lira votre rapport\u00A0: ne répond pas dans un groupe.",
    chosen: "Votre proposition",
    nobody: "Personne pour l’instant.",
    range: "{group}\u00A0: {count} (on en demande de {least} à {most})",
    upTo: "{group}\u00A0: {count}, jusqu’à {most}",
    exactly: "{group}\u00A0: {count} sur {most}",
    why: "On demande plusieurs collègues pour que leurs réponses soient regroupées dans vos résultats.",
    send: "Envoyer ma proposition",
    bounds: {
      too_few: "{group}\u00A0: il en faut au moins {least}, et votre liste en compte {count}.",
      too_many: "{group}\u00A0: il en faut au plus {most}, et votre liste en compte {count}.",
    },
    decidedBy: {
      lead: "{lead} regardera votre proposition, puis l’approuvera.",
      manager:
        "{manager}, votre gestionnaire, regardera votre proposition, puis l’approuvera. Les personnes qui mènent l’évaluation, dont {lead}, pourront aussi la voir.",
    },
    returned: "Votre proposition vous revient avec un mot",
    sent: "Votre proposition est envoyée",
    sentTo: {
      lead: "{lead} la regarde maintenant.",
      manager:
        "{manager}, votre gestionnaire, la regarde maintenant; les personnes qui mènent l’évaluation, dont {lead}, peuvent aussi la voir.",
    },
    sentDetail:
      "La liste finale peut différer de la vôtre\u00A0: elle reste confidentielle, pour que chaque personne réponde librement.",
    approved: "C’est fait, merci",
    approvedDetail:
      "Les personnes qui répondront sont choisies. Leur liste reste confidentielle, même pour vous\u00A0: c’est ce qui permet à chacune de répondre librement. Un courriel vous préviendra du lancement.",
    saved: "Enregistré",
    absent: "Aucune proposition ne vous est demandée ici",
    absentDetail: "L’évaluation est peut-être déjà lancée, ou la personne responsable a choisi elle-même.",
    back: "Mes évaluations",
  },
  /** The page of the direct manager who decides. */
  decision: {
    title: "{name} propose qui répondra",
    kicker: "{evaluation} · préparée par {lead}",
    intro:
      "On vous laisse décider qui donnera son regard sur le travail {of}. Retirez une personne, ajoutez-en une autre, puis approuvez la liste, ou renvoyez-la avec un mot.",
    private:
      "{name} ne verra jamais la liste finale\u00A0: gardez-la pour vous, pour que chaque personne réponde librement.",
    list: "La liste",
    person: "Ajouter une personne",
    personHint: "Tapez un nom. Chaque personne choisie est ajoutée.",
    alreadyChosen: "Cette personne est déjà dans la liste.",
    readsReport: "Lira le rapport\u00A0: ne répond pas dans un groupe.",
    asked: "On a demandé à {name}\u00A0:",
    thisListOnly: "Compté sur cette liste seule.",
    nobody: "Gardez au moins une personne, ou renvoyez la proposition.",
    added: "{name} est dans la liste.",
    removed: "{name} n’est plus dans la liste.",
    approve: { one: "Approuver {count} personne", other: "Approuver {count} personnes" },
    approved: "C’est fait, merci. {lead} lancera l’évaluation.",
    sendBack: "Renvoyer avec un mot",
    returned: "La proposition est retournée à {name}.",
    absent: "Aucune proposition n’attend votre décision ici",
    absentDetail: "Elle est peut-être déjà approuvée, ou retournée à la personne qui l’a faite.",
    back: "Tableau de bord",
  },
  /** In the step « Participation » of the lead. */
  lead: {
    title: "Qui choisit les personnes invitées?",
    offer: "Vous choisissez les personnes.",
    ask: "Laisser {name} proposer",
    askTitle: "Demander à {name} de proposer qui lui répondra",
    askDetail:
      "{name} recevra un courriel. L’évaluation ne pourra être lancée qu’une fois la proposition approuvée.",
    least: "{group}\u00A0: au moins",
    most: "{group}\u00A0: au plus",
    decidedBy: {
      legend: "Qui approuvera la proposition?",
      lead: "Vous",
      leadDetail: "Ou une autre personne qui mène cette évaluation.",
      manager: "{manager}",
      managerDetail:
        "Gestionnaire {of}. Verra la proposition, rien d’autre de l’évaluation; vous pourrez toujours décider à sa place.",
      nobody: "Gestionnaire {of}",
      noManager: "{name} n’a pas de gestionnaire direct.",
      isYou: "C’est vous.",
    },
    due: "À envoyer avant la fin du",
    dueFormat: "Choisissez une date à venir.",
    confirm: "Envoyer la demande",
    waiting: "{name} propose, d’ici le {date}",
    waitingDetail: {
      lead: "Un courriel vous préviendra. L’évaluation se lancera après votre approbation.",
      manager:
        "{manager} approuvera la liste, et un courriel vous préviendra. L’évaluation se lancera ensuite.",
    },
    withManager: "{manager} regarde la proposition {of}",
    withManagerDetail: "Un courriel vous préviendra de sa décision. L’évaluation se lancera ensuite.",
    managerGone: "{name} n’a plus de gestionnaire direct\u00A0: c’est à vous de décider.",
    takeOver: "Décider à sa place",
    late: "{name} n’a rien envoyé avant le {date}",
    lateDetail: "Vous pouvez attendre encore, ou choisir vous-même.",
    returned: "La proposition est retournée à {name}, d’ici le {date}",
    cancel: "Choisir moi-même",
    sent: "{name} propose ces personnes",
    sentDetail:
      "Décochez celles que vous n’invitez pas; ajoutez-en d’autres ci-dessous. {name} ne verra jamais la liste finale.",
    approve: { one: "Approuver {count} personne", other: "Approuver {count} personnes" },
    approveAndLaunch: "Approuver et lancer",
    approveNobody: "Gardez au moins une personne, ou renvoyez la proposition.",
    approved: "Proposition approuvée.",
    sendBack: "Renvoyer avec un mot",
    sendBackTitle: "Renvoyer la proposition à {name}",
    note: "Votre mot",
    noteFirst: "Écrivez d’abord votre mot.",
    noteHint: "Il figure dans le courriel et sur sa page.",
    done: "Proposition approuvée. Vous pouvez encore ajouter ou retirer des personnes.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    nominations: Translation<typeof fr>;
  }
}
