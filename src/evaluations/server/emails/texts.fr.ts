import { fr as drafts } from "../../texts/drafts.fr.ts";

/** The messages of the evaluations. {person} is the full name of the person evaluated, for readers who may know two of the same first name. */
export const fr = {
  invitation: {
    subject: "Votre regard sur {person} (environ {minutes}, d’ici le {date})",
    preheader: "{author} vous invite à répondre à «\u00a0{name}\u00a0».",
    title: "Votre regard sur {person}",
    ask: "{author} vous demande votre regard sur le travail {ofPerson}, dans le cadre de «\u00a0{name}\u00a0».",
    why: "Ce que vous voyez au quotidien aide {firstName} à reconnaître ses forces et à choisir sur quoi travailler.",
    length: "Comptez environ {minutes}, en une ou plusieurs fois. Vous avez jusqu’au {date} inclusivement.",
    action: "Répondre",
  },
  /** Several that were launched together; {heading} is the title. */
  invitations: {
    subject: "{heading} (environ {minutes}, d’ici le {date})",
    heading: {
      one: "Votre regard sur {person}",
      other: "Votre regard sur {count} personnes",
    },
    headingWithOwn: {
      one: "Votre autoévaluation et votre regard sur {person}",
      other: "Votre autoévaluation et votre regard sur {count} personnes",
    },
    ask: "{author} vous invite à répondre dans le cadre de «\u00a0{name}\u00a0». Voici tout ce qui vous est demandé, une personne après l’autre.",
    watching:
      "Votre propre évaluation commence aussi. Vous n’y avez rien à remplir\u00a0: d’autres personnes sont invitées à répondre, et votre rapport suivra.",
    length:
      "Comptez environ {minutes} en tout. Vous pouvez répondre en plusieurs fois, dans l’ordre que vous voulez.",
    detail: "{role} · d’ici le {date}, environ {minutes}",
    roles: {
      subject: "Votre propre regard",
      manager: "Comme gestionnaire",
      peer: "Comme collègue",
      direct_report: "Comme personne supervisée",
    },
    notice: "{about}\u00a0: {sentence}",
    action: "Ouvrir mes évaluations",
    calendar: "Échéance\u00a0: vos évaluations de «\u00a0{name}\u00a0»",
  },
  subject: {
    subject: "Votre évaluation commence",
    preheader: "«\u00a0{name}\u00a0»\u00a0: commencez par votre propre regard.",
    preheaderWatching: "«\u00a0{name}\u00a0»\u00a0: d’autres personnes sont invitées à répondre.",
    title: "Votre évaluation commence",
    begins: "{author} vient de lancer «\u00a0{name}\u00a0».",
    beginsOwn: "Vous venez de lancer «\u00a0{name}\u00a0».",
    ask: "Commencez par votre propre regard sur votre travail\u00a0: il sera mis en parallèle avec celui des autres.",
    askSelf: "Prenez un moment pour poser votre propre regard sur votre travail.",
    watching:
      "Vous n’avez rien à remplir\u00a0: d’autres personnes sont invitées à répondre, et votre rapport suivra.",
    action: "Commencer mon autoévaluation",
    actionWatching: "Ouvrir mes évaluations",
  },
  notice: {
    self: "Vos réponses apparaîtront dans votre rapport.",
    selfReaders: "Le liront aussi\u00a0: {readers}.",
    manager:
      "Vos réponses apparaîtront sous «\u00a0Gestionnaire\u00a0». {firstName} saura qu’elles viennent de vous.",
    peers:
      "Vos réponses sont regroupées avec celles des autres collègues; elles n’entrent dans le rapport que si au moins {threshold} collègues répondent{together}.",
    directReports:
      "Vos réponses sont regroupées avec celles des autres personnes {thatName} supervise; elles n’entrent dans le rapport que si au moins {threshold} personnes {thatName} supervise répondent{together}.",
    comments:
      "Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit{quoted}.",
    commentsReviewed:
      "Vos commentaires, relus avant publication, y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit{quoted}.",
    commentsLeftOut: "Vos commentaires ne figurent pas dans le rapport.",
    reviewed: "Vos commentaires sont relus avant publication.",
    readers: "Liront le rapport\u00a0: {readers}.",
    selfFigures:
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que votre rapport publié montre des regards reçus\u00a0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.",
    figures:
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que le rapport publié montre des regards reçus\u00a0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.",
    ...drafts,
  },
  /** What its sentences say further, where it was announced. */
  noticeClauses: {
    together: {
      peer: ", ou avec celles des personnes supervisées, si vous êtes au moins {threshold} ensemble",
      direct_report: ", ou avec celles des collègues, si vous êtes au moins {threshold} ensemble",
    },
    quoted: "; l’un d’eux, tiré au sort, peut être cité en tête",
  },
  /** Of several people evaluated, each with a report of their own: the sentences that differ. */
  noticeOfSeveral: {
    manager:
      "vos réponses apparaîtront sous «\u00a0Gestionnaire\u00a0». Chaque personne saura qu’elles viennent de vous.",
    peers:
      "vos réponses au sujet de chaque personne sont regroupées avec celles de ses autres collègues; elles n’entrent dans son rapport que si au moins {threshold} collègues répondent{together}.",
    directReports:
      "vos réponses au sujet de chaque personne sont regroupées avec celles des autres personnes qu’elle supervise; elles n’entrent dans son rapport que si au moins {threshold} personnes qu’elle supervise répondent{together}.",
    readers: "Liront ce rapport\u00a0: {readers}.",
    figures:
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que ces rapports publiés montrent des regards reçus\u00a0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.",
    drafts:
      "Les personnes évaluées peuvent demander à un service d’intelligence artificielle de leur proposer un plan de développement : Rondo lui envoie, de leur rapport, les seuls chiffres publiés, sans commentaire ni nom; elles peuvent y ajouter leurs propres mots.",
  },
  /** The readers of the report, for the person evaluated, then for the others. */
  readers: {
    toSubject: {
      direct_manager: "votre gestionnaire",
      author: "la personne responsable de l’évaluation",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de votre équipe",
    },
    toOthers: {
      subject: "{firstName}",
      direct_manager: "sa ou son gestionnaire",
      author: "la personne responsable",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de son équipe",
    },
    toOthersOfSeveral: {
      subject: "la personne évaluée",
      direct_manager: "sa ou son gestionnaire",
      author: "la personne responsable",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de son équipe",
    },
  },
  newLink: {
    subject: "Votre nouveau lien pour répondre",
    preheader: "Vos réponses déjà enregistrées vous attendent.",
    title: "Votre nouveau lien pour répondre",
    body: "Voici le lien que vous avez demandé. Il ouvre le questionnaire de «\u00a0{name}\u00a0»; les réponses déjà enregistrées y sont.",
    due: "Vous avez jusqu’au {date} inclusivement.",
  },
  /** Of one evaluation, of one’s own, and of several in one email. */
  reminder: {
    subject: "Rappel\u00a0: votre regard sur {person}, d’ici le {date}",
    subjectOwn: "Rappel\u00a0: votre autoévaluation, d’ici le {date}",
    preheader: "«\u00a0{name}\u00a0»\u00a0: environ {minutes}, en une ou plusieurs fois.",
    ask: "Votre regard sur le travail {ofPerson} est encore attendu, dans le cadre de «\u00a0{name}\u00a0». Ce que vous avez commencé est conservé.",
    askOwn:
      "Votre propre regard est encore attendu, dans le cadre de «\u00a0{name}\u00a0». Ce que vous avez commencé est conservé.",
    length: "Comptez environ {minutes}. Vous avez jusqu’au {date} inclusivement.",
    action: "Répondre",
    several: {
      one: "Rappel\u00a0: {count} évaluation vous attend",
      other: "Rappel\u00a0: {count} évaluations vous attendent",
    },
    severalPreheader: "Les voici toutes, de la plus pressante à la plus lointaine.",
    severalAsk:
      "Voici ce qui vous est demandé, de la plus pressante à la plus lointaine. Ce que vous avez commencé est conservé.",
    severalAction: "Ouvrir mes évaluations",
    link: "Votre regard sur {person}",
    linkOwn: "Votre autoévaluation",
    stop: "Ne plus recevoir ces rappels",
    detail: "D’ici le {date}, environ {minutes}",
  },
  /** To the author, when a planned launch did not happen. */
  notStarted: {
    subject: "«\u00a0{name}\u00a0» n’a pas pu commencer",
    preheader: "Elle est de nouveau un brouillon\u00a0: personne n’a été invité.",
    title: "Le lancement prévu n’a pas eu lieu",
    what: "«\u00a0{name}\u00a0» devait commencer le {date}. Elle est de nouveau un brouillon, et personne n’a été invité.",
    reasons: {
      launch_needs_name: "L’évaluation n’a plus de nom.",
      launch_needs_active_subject: "La personne évaluée n’a plus de compte actif.",
      launch_needs_question: "Le questionnaire n’a plus de question.",
      launch_needs_participant: "Il n’y a plus personne à qui demander de répondre.",
      small_group_needs_confirmation:
        "Les réponses d’un groupe ne pourraient pas être montrées\u00A0: il est maintenant trop petit, ou trop semblable à celui d’un autre rapport récent. Votre accord est nécessaire.",
      due_passed: "L’échéance est passée.",
      participant_left:
        "Une personne invitée n’a plus de compte actif. Retirez-la des participants, ou remplacez-la.",
      author_promoted:
        "La personne évaluée a donné depuis un nouveau rôle à qui avait planifié ce lancement. Quelqu’un d’autre doit le décider.",
      other: "Une personne invitée ne peut plus l’être dans le même rôle.",
    },
    next: "Corrigez ce qui manque, puis lancez l’évaluation ou choisissez un autre jour.",
    action: "Ouvrir l’évaluation",
  },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  footnotes: {
    link: "Ce lien vous est personnel. Il sert autant de fois que vous le voulez, jusqu’à ce que vous ayez terminé, et il n’y a pas de mot de passe à choisir.",
    links:
      "Ces liens vous sont personnels. Chacun sert autant de fois que vous le voulez, jusqu’à ce que vous ayez terminé, et il n’y a pas de mot de passe à choisir.",
    calendar: "L’échéance est jointe à ce courriel\u00a0: ajoutez-la à votre agenda si vous le souhaitez.",
  },
  calendar: {
    summary: "Échéance\u00a0: votre regard sur {person}",
    own: "Échéance\u00a0: votre autoévaluation",
    led: "Échéance\u00a0: {name}",
  },
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: {
      "evaluations.invitation": "Évaluations\u00A0: invitation à répondre",
      "evaluations.invitations": "Évaluations\u00A0: invitation à répondre à plusieurs",
      "evaluations.newLink": "Évaluations\u00A0: nouveau lien pour répondre",
      "evaluations.reminder": "Évaluations\u00A0: rappel",
      "evaluations.notStarted": "Évaluations\u00A0: lancement prévu qui n’a pas eu lieu",
    },
    samples: {
      peer: "À une ou un collègue",
      direct_report: "À une personne supervisée",
      manager: "À la ou au gestionnaire",
      subject: "À la personne évaluée",
      watching: "À la personne évaluée, sans autoévaluation",
      several: "Plusieurs à la fois",
      withOwn: "Avec une autoévaluation",
    },
  },
} as const;
