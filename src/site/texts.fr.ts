import type { Translation } from "#platform/texts.ts";

export const fr = {
  navigation: {
    steps: "Comment ça marche",
    anonymity: "Anonymat",
    plans: "Forfaits",
    signIn: "Se connecter",
    dashboard: "Ouvrir mon tableau de bord",
  },
  home: {
    windowTitle: "Évaluation à 360°",
    title: "Le tour complet, sans tourner en rond.",
    lead: "L’évaluation à 360° que vos équipes finissent en quinze minutes, et dont elles tirent un plan qu’elles suivent vraiment.",
    register: "Créer un compte gratuit",
    seeReport: "Voir un rapport d’exemple",
    note: "Conçu pour vous aider à respecter la Loi 25. En français d’abord, en anglais aussi.",
    stepsTitle: "Trois temps, un seul tour",
    steps: {
      prepare: "Préparer",
      prepareText:
        "Choisissez une personne, des compétences et son entourage. La bibliothèque propose les questions.",
      answer: "Répondre",
      answerText: "Une question à la fois, sur un téléphone ou un ordinateur. Chaque mot est gardé à mesure.",
      /** Shown until decisions can be kept in a plan. */
      act: "Agir",
      actText: "Trois constats d’abord, le détail ensuite. Et ce qu’on décide d’en faire.",
    },
    anonymityTitle: "Parler vrai, sans s’exposer",
    anonymityLead: "L’anonymat n’est pas une promesse en bas de page : c’est un calcul, et voici sa règle.",
    anonymity: {
      threshold:
        "Les réponses des collègues sont regroupées. Sous trois réponses, le groupe n’apparaît pas, même de façon indirecte.",
      once: "Le rapport est calculé une seule fois, quand la collecte est close. Personne ne voit monter les chiffres.",
      words: "Les commentaires y figurent mot pour mot, sans nom et dans un ordre aléatoire.",
      manager: "La ou le gestionnaire répond à visage découvert, et le sait avant la première question.",
      log: "Chaque ouverture du rapport par une autre personne est notée, et visible pour la personne évaluée.",
    },
    anonymityNotice: "Avant de répondre, chaque personne lit qui verra quoi.",
    plansTitle: "Des forfaits simples",
    plansLead:
      "Répondre est toujours gratuit. On compte seulement les personnes qui mènent les évaluations. Les prix sont à venir.",
    plans: {
      free: "Gratuit",
      freeText:
        "1 personne qui mène les évaluations, 3 évaluations actives, réponses illimitées, entraide de la communauté",
      pro: "Pro",
      proText: "10 personnes incluses, évaluations illimitées, soutien prioritaire",
      enterprise: "Entreprise",
      enterpriseText: "Sur mesure",
      talk: "Parlons-en",
    },
    trial: {
      title: "Essayez-le",
      lead: "Trois questions sur Dominique, une personne fictive, et ce qu’en dit son rapport. Rien n’est envoyé : vos réponses restent sur cette page.",
      number: "{skill} · {number} sur {total}",
      skills: {
        listening: {
          name: "Écoute",
          question: "Pose des questions pour comprendre.",
          tag: "Force à reconnaître",
        },
        delegation: {
          name: "Délégation",
          question: "Laisse choisir la façon de faire.",
          tag: "Angle mort à explorer",
        },
        recognition: {
          name: "Reconnaissance",
          question: "Souligne le travail bien fait.",
          tag: "Force partagée",
        },
      },
      levels: { 1: "Rarement", 2: "Parfois", 3: "Souvent", 4: "Très souvent", 5: "Presque toujours" },
      chooseFirst: "Choisissez une réponse.",
      next: "Suivante",
      finish: "Terminer",
      endTitle: "Merci. Votre regard compte.",
      end: "Dans un vrai rapport, il se fond dans celui des autres collègues, et seulement s’ils sont au moins trois à répondre.",
      read: "Lire le rapport de Dominique",
      again: "Recommencer",
      report: {
        kicker: "Exemple · personne fictive",
        title: "Regards croisés sur Dominique",
        legend: { self: "Dominique", manager: "Gestionnaire", peer: "Collègues (5)" },
        values: "Dominique {self}, gestionnaire {manager}, collègues {peer}, sur 5.",
        mine: "Votre essai : {level}",
      },
    },
    questionsTitle: "Questions fréquentes",
    questions: {
      time: {
        question: "Combien de temps faut-il pour répondre?",
        answer:
          "Une quinzaine de minutes, en une ou plusieurs fois, sur un téléphone ou un ordinateur. Chaque réponse est gardée à mesure, même sans réseau.",
      },
      secrecy: {
        question: "Saura-t-on ce que j’ai répondu?",
        answer:
          "Les réponses des collègues et des personnes supervisées sont regroupées, et un groupe n’apparaît qu’à partir de trois personnes. La ou le gestionnaire répond à visage découvert. Avant la première question, une page dit qui verra quoi.",
      },
      readers: {
        question: "Qui lit le rapport?",
        answer:
          "La personne évaluée, sa ou son gestionnaire, la personne responsable de l’évaluation et l’administration du compte. Chaque ouverture par quelqu’un d’autre est notée, et la personne évaluée la voit.",
      },
      account: {
        question: "Faut-il un compte pour répondre?",
        answer: "Non. Le lien reçu par courriel suffit.",
      },
      library: {
        question: "D’où viennent les questions?",
        answer:
          "D’une bibliothèque de comportements observables, en français et en anglais. Vous choisissez, vous changez les mots, vous ajoutez les vôtres.",
      },
    },
    lastTitle: "Le premier tour se prépare en quelques minutes.",
  },
  contact: {
    title: "Nous joindre",
    lead: "La bonne personne dépend de ce que vous cherchez.",
    answeringTitle: "Vous avez reçu une invitation à répondre",
    answering:
      "Écrivez à la personne qui mène l’évaluation, nommée dans l’invitation : elle connaît l’échéance, les questions et les personnes invitées.",
    accountTitle: "Vous avez un compte",
    account:
      "Votre mot de passe se change <recovery>par courriel</recovery>. Pour un accès, un rôle ou un nom à corriger, écrivez à la personne responsable du compte de votre entreprise.",
    personalTitle: "Vos renseignements personnels",
    personal:
      "Pour les consulter, les corriger ou les faire supprimer, écrivez à la personne responsable de la protection des renseignements personnels de votre entreprise. La page <privacy>Confidentialité</privacy> dit ce que Rondo garde et pourquoi.",
    startTitle: "Vous voulez essayer Rondo",
    start:
      "Un <register>compte gratuit</register> suffit pour mener trois évaluations à la fois, du questionnaire au rapport.",
    formTitle: "Écrivez-nous",
    name: "Votre nom",
    nameRequired: "Entrez votre nom.",
    email: "Votre courriel",
    message: "Votre message",
    submit: "Envoyer le message",
    failed: "Votre message n’est pas parti. Il est conservé ici.",
    sentTitle: "Message reçu.",
    sentAnnounced: "La personne qui s’occupe de cette installation en est avertie par courriel.",
    sentStored:
      "Il est gardé sur cette installation. Personne n’en est averti par courriel\u00A0: la réponse peut se faire attendre.",
  },
  terms: {
    title: "Conditions d’utilisation",
    lead: "Ce que vous pouvez attendre de Rondo, et ce que Rondo attend de vous.",
    useTitle: "À quoi sert Rondo",
    use: "Rondo sert à évaluer des compétences au travail et à s’améliorer. Un rapport éclaire une conversation; il ne suffit pas à lui seul pour décider d’une embauche, d’un salaire ou d’une fin d’emploi.",
    accountTitle: "Votre compte",
    account:
      "Gardez votre mot de passe pour vous et donnez des renseignements exacts. L’entreprise qui vous invite décide qui a un compte, et peut le désactiver.",
    respectTitle: "Le respect",
    respect:
      "Décrivez des comportements que vous avez observés. Les insultes, les menaces et les propos discriminatoires n’ont pas leur place dans une réponse.",
    anonymityTitle: "L’anonymat des autres",
    anonymity:
      "N’essayez pas de deviner qui a écrit quoi, ni de contourner les règles qui protègent les réponses.",
    contentTitle: "À qui sont les données",
    content:
      "Les questionnaires, les réponses et les rapports appartiennent à l’entreprise qui mène l’évaluation, dans les limites de la loi et des droits de chaque personne.",
    availabilityTitle: "Disponibilité",
    availability:
      "L’organisation qui héberge cette installation veille à son bon fonctionnement. Aucun logiciel n’est sans panne : ce que vous écrivez est enregistré à mesure.",
    lawTitle: "Loi applicable",
    law: "Ces conditions sont régies par les lois du Québec et les lois fédérales du Canada qui s’y appliquent.",
  },
  privacy: {
    title: "Confidentialité",
    lead: "Ce que Rondo garde, pourquoi, combien de temps, et qui le voit.",
    keptTitle: "Ce qui est gardé",
    keptAccount:
      "Votre nom, votre courriel, votre langue et votre place dans l’entreprise, pour vous reconnaître et vous écrire.",
    keptAnswers:
      "Vos réponses et vos commentaires, pour en faire un rapport. Le lien entre vous et une réponse est rangé à part; il ne sert qu’à vous montrer vos propres réponses et il est effacé 90 jours après la publication du rapport.",
    keptPassword:
      "Jamais votre mot de passe lui-même : seulement une empreinte qui ne permet pas de le retrouver.",
    keptLog: "Un journal des actions importantes, comme l’ouverture d’un rapport, pour pouvoir en répondre.",
    readersTitle: "Qui voit quoi",
    readers:
      "Avant la première question, une page vous dit qui lira le rapport et comment votre réponse y figurera. Les réponses des collègues ne sont montrées qu’en groupe de trois personnes ou plus.",
    browserTitle: "Dans votre navigateur",
    browser:
      "Un témoin pour votre session et un pour votre langue; le choix du thème, et une copie de vos réponses jusqu’à ce qu’elles soient enregistrées. Aucune publicité, aucun pistage, aucune mesure d’audience.",
    elsewhereTitle: "Ailleurs",
    elsewhere:
      "Rondo ne vend pas vos données et ne les transmet qu’aux services choisis par l’organisation qui l’héberge, comme son serveur de courriel.",
    aiTitle: "Intelligence artificielle",
    ai: "Aucune décision n’est prise par une machine. Une intelligence artificielle ne sert que si l’organisation qui héberge Rondo en a choisi une et que votre entreprise l’a activée : à votre demande, et après vous avoir montré ce qui serait envoyé, elle propose des objectifs pour votre plan de développement.",
    rightsTitle: "Vos droits",
    rights:
      "Vous pouvez demander à voir vos renseignements, à les corriger ou à les faire supprimer, auprès de la personne responsable de la protection des renseignements personnels de votre entreprise. En cas de désaccord, vous pouvez vous adresser à la Commission d’accès à l’information du Québec.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    site: Translation<typeof fr>;
  }
}
