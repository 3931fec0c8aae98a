import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Rapport 360°",
  windowTitle: "Rapport 360° · {name}",
  answered: {
    one: "{count} personne sur {total} a répondu",
    other: "{count} personnes sur {total} ont répondu",
  },
  invited: { one: "{count} personne invitée", other: "{count} personnes invitées" },
  /** The person evaluated is not counted among the others. */
  withSelf: { you: "{counted}, et vous", them: "{counted}, et {name}" },
  onlySelfAnswered: {
    you: "Personne d’autre que vous n’a répondu",
    them: "Personne d’autre que {name} n’a répondu",
  },
  selfAlone: "Autoévaluation",
  note: "Un mot sur ce rapport",
  maskedComments: {
    one: "{count} commentaire a été masqué à la relecture.",
    other: "{count} commentaires ont été masqués à la relecture.",
  },
  openFlags: {
    one: "{count} commentaire signalé est masqué, le temps d’être examiné.",
    other: "{count} commentaires signalés sont masqués, le temps d’être examinés.",
  },
  keptFlags: {
    one: "{count} commentaire signalé reste masqué après examen.",
    other: "{count} commentaires signalés restent masqués après examen.",
  },
  released: "publié le {date}",
  notReleased: "pas encore publié",
  print: "Imprimer",
  back: "Retour",
  confidential: "Confidentiel",
  pdf: {
    download: "Télécharger le PDF",
    ready: "Le PDF est téléchargé.",
    absent: "Cette installation ne prépare pas de PDF\u00A0: imprimez la page, tout y est.",
  },
  failed: "Erreur : l'évaluation n'a pas pu être chargée.",
  more: "Voir plus",
  before: {
    title: "Avant de lire",
    words: "Prenez dix minutes au calme. Ce rapport montre des perceptions, pas une note.",
    read: "Lire maintenant",
  },
  groups: {
    self: "Vous",
    manager: "Gestionnaire",
    peer: "Collègues",
    direct_report: "Personnes supervisées",
    joint: "Collègues et personnes supervisées, ensemble",
  },
  jointColumn: "Collègues et personnes supervisées",
  cells: {
    value: "{value}",
    atLeast: "{value} et plus",
    atMost: "{value} et moins",
    approximate: "env.\u00A0{value}",
    band: "entre {from} et {to}",
    short: "{from} à {to}",
    masked: "masqué",
    noAnswer: "sans réponse",
    tooFewQuestions: "trop peu de questions",
  },
  noGap: "Pas d’écart à montrer",
  noFigure: "aucun chiffre",
  tags: {
    shared_strength: "Force partagée",
    recognise_strength: "Force à reconnaître",
    blind_spot: "Angle mort à explorer",
    shared_opportunity: "À développer ensemble",
  },
  inconclusive: "non concluant",
  introduction: "Un mot {company}",
  sections: {
    label: "Sections du rapport",
    goTo: "Aller à la section",
    essentials: "L’essentiel",
    views: "Regards croisés",
    behaviours: "Comportements",
    values: "Valeurs",
    objectives: "Objectifs",
    comments: "Commentaires",
    since: "Évolution",
    conversation: "Préparer la conversation",
    method: "Méthode",
    openings: "Consulté par",
  },
  onlySelf: "Les réponses des autres ne peuvent pas être montrées. Seul votre propre regard est affiché.",
  onlySelfOf: "Les réponses des autres ne peuvent pas être montrées. Seul le regard {whose} est affiché.",
  noView: "Aucune réponse ne peut être montrée\u00A0: ce rapport ne contient aucun regard.",
  essentials: {
    title: { one: "L’essentiel en un point", other: "L’essentiel en {number} points" },
    numbers: { two: "deux", three: "trois" },
    intro: "Commencez ici. Les détails suivent plus bas.",
    readOn: "Lire la suite",
    readLess: "Réduire",
    next: "Et maintenant\u00A0: préparer la conversation",
  },
  /** The others, spoken of to the person: who they are, their view, and that view compared with (« celui … »). */
  othersOfYou: {
    others: { who: "les autres", view: "Les autres la placent" },
    manager: {
      one: {
        who: "votre gestionnaire",
        view: "Votre gestionnaire la place",
      },
      other: {
        who: "vos gestionnaires",
        view: "Vos gestionnaires la placent",
      },
    },
    peer: { who: "vos collègues", view: "Vos collègues la placent" },
    direct_report: {
      who: "les personnes que vous supervisez",
      view: "Les personnes que vous supervisez la placent",
    },
    joint: {
      who: "vos collègues et les personnes que vous supervisez, ensemble",
      view: "Vos collègues et les personnes que vous supervisez, ensemble, la placent",
    },
  },
  /** The same, to every other reader. */
  othersOfThem: {
    others: { who: "les autres", view: "Les autres la placent" },
    manager: {
      one: {
        who: "sa ou son gestionnaire",
        view: "Sa ou son gestionnaire la place",
      },
      other: {
        who: "ses gestionnaires",
        view: "Ses gestionnaires la placent",
      },
    },
    peer: { who: "ses collègues", view: "Ses collègues la placent" },
    direct_report: {
      who: "les personnes supervisées",
      view: "Les personnes supervisées la placent",
    },
    joint: {
      who: "ses collègues et les personnes supervisées, ensemble",
      view: "Ses collègues et les personnes supervisées, ensemble, la placent",
    },
  },
  /** On what a mean rests. */
  basis: {
    people: { one: "{count} réponse", other: "{count} réponses" },
    questions: "sur {used} de {asked} questions",
  },
  mostlyManager: "surtout selon la ou le gestionnaire",
  pointsToYou: {
    shared_strength: "Un regard haut des deux côtés\u00A0: vous {self}, {others} {value}.",
    shared_strength_near: "{theirView} haut ({value}), et vous tout près ({self}).",
    recognise_strength: "{theirView} plus haut ({value}) que vous ({self}).",
    blind_spot: "Vous la placez plus haut ({self}) que {others} ({value}).",
    shared_opportunity:
      "Un regard proche des deux côtés\u00A0: vous {self}, {others} {value}. Une piste à explorer ensemble.",
  },
  pointsToOthers: {
    shared_strength: "Un regard haut des deux côtés\u00A0: {name} {self}, {others} {value}.",
    shared_strength_near: "{theirView} haut ({value}), et {name} tout près ({self}).",
    recognise_strength: "{theirView} plus haut ({value}) {thatName} ({self}).",
    blind_spot: "{name} la place plus haut ({self}) que {others} ({value}).",
    shared_opportunity:
      "Un regard proche des deux côtés\u00A0: {name} {self}, {others} {value}. Une piste à explorer ensemble.",
  },
  views: {
    title: "Regards croisés par compétence",
    /** Where no other view can be shown. */
    own: "Votre regard par compétence",
    ownOf: "Le regard {whose} par compétence",
    axis: "Échelle de 1 à 5. Le trait relie votre regard à celui des autres.",
    axisAlone: "Échelle de 1 à 5.",
    axisOf: "Échelle de 1 à 5. Le trait relie le regard {whose} à celui des autres.",
    largest: "C’est en {skill} que votre regard et celui des autres s’éloignent le plus\u00A0: {gap}.",
    largestOf: "C’est en {skill} que les regards s’éloignent le plus\u00A0: {gap}.",
    clear: "Un écart net se dessine en {skill}\u00A0: {gap}.",
    noneNotable: "Aucun écart n’est assez net pour en parler.",
    noGaps: "Il n’y a pas d’écart à montrer.",
    sort: "Trier par",
    orders: { gap: "Écart", name: "Compétence", others: "Regard des autres" },
    show: "Affichage des regards croisés",
    others: "Les autres",
    colon: "\u00A0: ",
    skill: "Compétence",
    chart: "Graphique de 1 à 5",
    gap: "Écart",
    caption: "Chaque compétence vue par chaque groupe, et l’écart entre les autres et soi",
    count: "{group} ({count})",
  },
  /** The same whichever rule hides a group, and however many of it answered. */
  masking: {
    of: {
      peer: "réponses des collègues masquées",
      direct_report: "réponses des personnes supervisées masquées",
    },
    inSkills: "{skills}\u00A0: {what}.",
    needs: "Il en faut au moins {k}, sans que personne puisse y être reconnu.",
    joined: {
      peer: "Elles sont montrées avec celles des personnes supervisées.",
      direct_report: "Elles sont montrées avec celles des collègues.",
    },
    next: {
      you: {
        peer: "La prochaine fois, demandez d’en inviter au moins {count}.",
        direct_report:
          "La prochaine fois, demandez d’en inviter au moins {count}, si l’équipe est assez grande.",
      },
      them: {
        peer: "La prochaine fois, pensez à en inviter au moins {count}.",
        direct_report:
          "La prochaine fois, pensez à en inviter au moins {count}, si l’équipe est assez grande.",
      },
    },
    manager: {
      one: {
        what: "Réponse de la ou du gestionnaire masquée.",
        why: "La montrer pourrait révéler ce qu’a répondu quelqu’un d’autre.",
      },
      other: {
        what: "Réponses des gestionnaires masquées.",
        why: "Les montrer pourrait révéler ce qu’a répondu quelqu’un d’autre.",
      },
    },
    silent: {
      you: {
        self: "Vous n’avez pas répondu.",
        manager: {
          one: "Votre gestionnaire n’a pas répondu.",
          other: "Vos gestionnaires n’ont pas répondu.",
        },
      },
      them: {
        self: "{name} n’a pas répondu.",
        manager: {
          one: "Sa ou son gestionnaire n’a pas répondu.",
          other: "Ses gestionnaires n’ont pas répondu.",
        },
      },
    },
  },
  /** In one line, how sure the report is. */
  foundation: {
    answers: { one: "Fondé sur {count} réponse.", other: "Fondé sur {count} réponses." },
    someAnswers: "Fondé sur les réponses qui peuvent être montrées.",
    means: "Moyennes par compétence\u00A0: {forms}.",
    of: "{count} sur {total}",
    exact: { one: "{share} exacte au dixième", other: "{share} exactes au dixième" },
    /** Of reports whose numbers may be the middle of a range. */
    numbers: { one: "{share} donnée par un nombre", other: "{share} données par un nombre" },
    ranges: { one: "{share} donnée par une fourchette", other: "{share} données par une fourchette" },
    hidden: { one: "{share} sans chiffre", other: "{share} sans chiffre" },
    gapsAlone: "Sous {fallback}, un écart peut tenir au hasard.",
    gaps: "Sous {least}, ou s’il ne dépasse pas ce qui varie d’ordinaire (écart type de {deviation}), un écart peut tenir au hasard.",
  },
  behaviours: {
    title: "Comportements qui ressortent",
    intro: "Seulement ce que les chiffres affichés prouvent. Le reste est trop proche pour être classé.",
    by: { one: "Selon {who}, parmi {count} question", other: "Selon {who}, parmi {count} questions" },
    highest: { one: "Le plus haut", other: "Les {count} plus hauts" },
    lowest: { one: "Le plus bas", other: "Les {count} plus bas" },
    /** Over several views: the marks say whose. */
    among: { highest: "Parmi les plus hauts", lowest: "Parmi les plus bas" },
    unordered: { none: ", sans ordre entre eux", some: ", sans ordre entre ceux qui sont trop proches" },
    tied: {
      one: "Le plus haut\u00A0: {count} question à {value}.",
      other: "Les plus hauts se valent\u00A0: {count} questions à {value}.",
    },
    noHighest: "Rien ne se détache vers le haut.",
    accordingTo: "selon {who}",
    accordingToBoth: "{others}, et {both}",
    inside: "Ce qui ressort le plus, {according}.",
  },
  skills: {
    title: "Par compétence",
    intro: "Ouvrez une compétence pour lire chaque question et ses commentaires.",
    other: "Autres questions",
    question: "Question",
    written: "Les réponses écrites se trouvent avec les commentaires.",
    distribution: "Répartition\u00A0: {group}",
    level: "Niveau",
    option: "Réponse",
    count: "Nombre",
    choices: "Réponses\u00A0: {group}",
    countOf: "{count} sur {total}",
    chosen: "{group}\u00A0: {option}",
    comments: "Commentaires",
    answers: "Réponses écrites",
    yes: "Vrai",
    no: "Faux",
    nothing: "Rien à afficher pour cette question.",
    nothingWritten: "Aucune réponse écrite à afficher.",
  },
  values: {
    title: "Valeurs",
    inside: { one: "{count} valeur", other: "{count} valeurs" },
    column: "Valeur",
    all: "Ensemble des valeurs",
  },
  objectives: {
    title: "Objectifs",
    inside: { one: "{count} objectif", other: "{count} objectifs" },
    column: "Objectif",
    all: "Ensemble des objectifs",
  },
  together: {
    you: "En moyenne\u00A0: vous {self}, {others} {value}.",
    them: "En moyenne\u00A0: {name} {self}, {others} {value}.",
    othersOnly: "En moyenne, {others}\u00A0: {value}.",
  },
  comments: {
    title: "Commentaires",
    intro: "Mot pour mot. Les commentaires des groupes sont sans nom, dans un ordre aléatoire.",
    filter: "Compétence",
    all: "Toutes",
    rest: "Autres questions",
    none: "Aucun commentaire à afficher.",
    named: "{verb} ({group})\u00A0: «\u00A0{start}\u00A0»",
    pooled: {
      skill: "Sur l’ensemble de la compétence",
      group: "Sur l’ensemble de l’évaluation",
      why: "Quand trop peu de personnes ont répondu à une question, ses commentaires sont regroupés avec d’autres.",
    },
    leftOut:
      "Ce rapport ne montre pas de commentaires, par choix de l’entreprise. Là où ils sont montrés, ceux d’un groupe ne paraissent que si au moins {k} de ses membres ont répondu.",
    hidden: {
      peer: "Les commentaires des collègues sont montrés dès que {k} collègues ont répondu.",
      direct_report:
        "Les commentaires des personnes supervisées sont montrés dès que {k} d’entre elles ont répondu.",
    },
    shown: {
      one: "{count} commentaire affiché sur {total}",
      other: "{count} commentaires affichés sur {total}",
    },
  },
  method: {
    title: "Comment c’est calculé",
    unplaced: "Ce qui n’est pas montré",
    inside: "Qui peut lire ce rapport, ce qui protège l’anonymat, et les règles de calcul.",
    show: "Voir les règles de calcul",
    once: "Ce rapport a été calculé une seule fois, à la fin de la collecte. Tout le monde lit les mêmes chiffres.",
    means:
      "Une compétence est la moyenne de ses questions, à partir de {items} questions affichables. Si au moins {items} d’entre elles montrent un nombre, elle repose sur celles-là seulement. À côté d’une fourchette ou d’une limite («\u00A0{high} et plus\u00A0»), elle est elle-même une fourchette\u00A0: tout ce que ses questions permettent, ou un demi-point, plus étroit, quand il n’en dit pas plus sur aucune d’elles. «\u00A0Les autres\u00A0» est la moyenne pondérée des groupes affichés; un groupe masqué n’y entre pas. L’écart est le regard des autres moins le regard sur soi.",
    gaps: "Un écart est net s’il atteint {least} et dépasse ce qui varie d’ordinaire d’une personne à l’autre (écart type de {deviation} dans l’entreprise, selon le nombre de réponses); s’il est une fourchette, elle doit commencer à {fallback} au moins. Sinon, il est dit «\u00A0non concluant\u00A0», sauf s’il ne dépasse pas un demi-point. Une mention n’est donnée que si elle est vraie pour toutes les réponses que les chiffres affichés permettent.",
    gapsAlone:
      "Un écart est net à partir de {fallback}\u00A0: l’entreprise a encore trop peu de rapports pour mesurer ce qui varie d’ordinaire d’une personne à l’autre. Entre un demi-point et {fallback}, ou quand une fourchette ne permet pas de trancher, il est dit «\u00A0non concluant\u00A0»\u00A0: on ne peut pas l’affirmer. Une mention n’est donnée que si elle est vraie pour toutes les réponses que les chiffres affichés permettent.",
    bandFirst:
      "Pour une question seule, une fourchette d’abord, puis un nombre à partir de {value} réponses.",
    numberAtOnce: "Une question seule donne alors un nombre.",
    thresholds:
      "Collègues et personnes supervisées\u00A0: rien sous {k} réponses. {single} La répartition, à partir de {distribution}. Aucun nombre de ces groupes n’est montré au-dessus de {high} ni au-dessous de {low}\u00A0: «\u00A0{high} et plus\u00A0», «\u00A0{low} et moins\u00A0». «\u00A0Masqué\u00A0» veut dire qu’il y a trop peu de réponses, ou qu’un autre rapport récent de la même personne, placé à côté, permettrait de reconnaître quelqu’un.",
    joint:
      "Ni les réponses des collègues ni celles des personnes supervisées ne peuvent être montrées à part\u00A0: elles sont prises ensemble, avec le poids des deux groupes. Le nombre de réponses n’est pas montré.",
    approximate:
      "Une fourchette d’au plus {narrow} est donnée par son milieu\u00A0: «\u00A0env.\u00A0» veut dire à un dixième près, sans compter l’arrondi. Les écarts sont jugés à partir des nombres affichés, avant d’être eux-mêmes arrondis.",
    /** Reports of the third version rounded first, and did not mark what was a middle. */
    middle:
      "Une fourchette d’au plus {narrow} est donnée par son milieu, sans autre marque. Les écarts de ce rapport ont été jugés après avoir été arrondis.",
    /** Reports of the first two versions stay as published, with the rules by which they were made. */
    former: {
      means:
        "Une compétence est la moyenne de ses questions, à partir de {items} questions affichables. «\u00A0Les autres\u00A0» est la moyenne pondérée des groupes affichés; un groupe masqué n’y entre pas. L’écart est le regard des autres moins le regard sur soi.",
      gaps: "Un écart compte s’il atteint {least} et dépasse le hasard (ou {fallback} tant que l’entreprise a peu de rapports). Sinon, il est dit «\u00A0non concluant\u00A0».",
      thresholds:
        "Collègues et personnes supervisées\u00A0: rien sous {k} réponses. {single} La répartition, à partir de {distribution}. Aucune moyenne de ces groupes n’est montrée au-dessus de {high} ni au-dessous de {low}; au-delà, une question compte pour cette limite dans la moyenne de sa compétence. À côté de fourchettes, cette moyenne est au besoin déplacée, de quelques dixièmes au plus, pour ne pas dire où chaque question s’y trouve.",
    },
    weights: "Pondération au lancement",
    weight: "{group} {weight}\u00A0%",
    weightsLeft:
      "{weights}; le reste, celui des groupes qui n’ont pas été invités, est réparti entre les autres",
    weightsVersion: "{weights} (version {version} de la pondération)",
    ownWeights: "Poids pour {names}",
    ownDimensions: { values: "les valeurs", objectives: "les objectifs" },
    readers: "Qui peut lire ce rapport",
    readersYou: "{readers}. Chaque ouverture par quelqu’un d’autre que vous est notée et vous est montrée.",
    readersThem: "{readers}. Chaque ouverture est notée et montrée à {name}.",
    readerYou: {
      subject: "Vous",
      direct_manager: "votre gestionnaire",
      author: "la personne responsable de l’évaluation",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de votre équipe",
    },
    readerThem: {
      subject: "{name}",
      direct_manager: "sa ou son gestionnaire",
      author: "la personne responsable de l’évaluation",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de son équipe",
    },
    officer: "Responsable de la protection des renseignements personnels",
    asked: "Lancée le",
    facts: {
      means: "Moyennes et écarts",
      gaps: "Écarts nets",
      thresholds: "Anonymat",
      joint: "Les deux groupes ensemble",
    },
  },
  openings: {
    title: "Consulté par",
    inside: {
      one: "{count} personne, autre que vous, a ouvert ce rapport.",
      other: "{count} personnes, autres que vous, ont ouvert ce rapport.",
    },
    intro: "Les personnes, autres que vous, qui ont ouvert ce rapport.",
    none: "Personne d’autre que vous n’a ouvert ce rapport.",
    once: "{name}, le {moment}",
    times: "{name} · {count} fois, dernière le {moment}",
    each: "Le {moment}",
    moment: "{date} à {time}",
  },
  /** The way back, in the top bar. */
  trail: {
    evaluations: "Évaluations",
    mine: "Mes évaluations",
    team: "Mon équipe",
    dashboard: "Tableau de bord",
  },
  awaited: {
    intro: "Le rapport n’est pas encore prêt.",
    phasesLabel: "Étapes de l’évaluation",
    phases: { preparing: "Préparation", answering: "Réponses", report: "Rapport" },
    done: "étape terminée",
    missing: {
      one: "{count} personne n’a pas encore répondu",
      other: "{count} personnes n’ont pas encore répondu",
    },
    states: {
      preparing: "L’évaluation n’est pas encore lancée.",
      answering: "Le rapport sera préparé une fois la collecte terminée.",
      report: "Toutes les réponses sont arrivées. Le rapport sera bientôt publié.",
    },
    releases: "La collecte est terminée. Le rapport sera publié le matin du {date}.",
    due: "Les réponses sont attendues d’ici le {date}.",
    controlRoom: "Suivre l’évaluation",
    mine: "Mes évaluations",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    reports: Translation<typeof fr>;
  }
}
