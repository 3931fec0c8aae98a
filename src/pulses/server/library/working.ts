import {
  agreement,
  choice,
  frequency,
  openQuestion,
  optional,
  trueOrFalse,
  type ReadyTemplate,
} from "./shape.ts";

/** How work is done: load, place, people around it, and what is new. */
export const working: readonly ReadyTemplate[] = [
  {
    key: "workload",
    theme: "workload",
    name: { fr: "Charge de travail", en: "Workload" },
    purpose: {
      fr: "Une charge trop lourde use; une charge trop légère aussi. Dites-nous où vous en êtes, pour que nous ajustions ce qui peut l’être.",
      en: "Too much work wears people down; too little does as well. Tell us where you stand, so that we can adjust what can be adjusted.",
    },
    use: {
      fr: "Une fois par mois, ou pendant une période de pointe.",
      en: "Once a month, or through a busy stretch.",
    },
    plan: { cadence: "monthly" },
    questions: [
      frequency(
        "workload_hours",
        "J’arrive à faire mon travail dans mes heures normales.",
        "I can get my work done within my regular hours.",
      ),
      agreement("workload_priorities", "Mes priorités sont claires.", "My priorities are clear."),
      agreement(
        "workload_means",
        "J’ai ce qu’il me faut pour bien faire mon travail.",
        "I have what I need to do my work well.",
      ),
      frequency("workload_breaks", "Je prends de vraies pauses.", "I take real breaks."),
      choice(
        "workload_level",
        "Comment est votre charge de travail en ce moment?",
        "How is your workload right now?",
        [
          ["light", "Trop légère", "Too light"],
          ["right", "Juste bien", "About right"],
          ["heavy", "Lourde, mais tenable", "Heavy, but manageable"],
          ["too_heavy", "Trop lourde", "Too heavy"],
        ],
      ),
      openQuestion(
        "workload_lighten",
        "Qu’est-ce qui allégerait le plus vos semaines?",
        "What would lighten your weeks the most?",
      ),
    ],
  },
  {
    key: "workplace",
    theme: "workplace",
    name: { fr: "Télétravail et présence", en: "Remote and on-site work" },
    purpose: {
      fr: "À la maison, sur place ou un peu des deux\u00A0: nous voulons que chaque formule fonctionne bien, pour vous comme pour l’équipe.",
      en: "At home, on site or a bit of both: we want every arrangement to work well, for you and for the team.",
    },
    use: {
      fr: "Chaque trimestre, ou avant de revoir les jours de présence.",
      en: "Every quarter, or before you revisit the days on site.",
    },
    plan: { cadence: "quarterly" },
    questions: [
      choice(
        "workplace_where",
        "Où travaillez-vous le plus souvent?",
        "Where do you work most of the time?",
        [
          ["site", "Sur place", "On site"],
          ["remote", "À distance", "Remotely"],
          ["both", "Un peu des deux", "A bit of both"],
        ],
      ),
      agreement(
        "workplace_fit",
        "L’endroit où je travaille me permet de bien faire mon travail.",
        "The place where I work lets me do my work well.",
      ),
      agreement(
        "workplace_link",
        "Je garde un bon lien avec mes collègues, où que nous soyons.",
        "I stay in good touch with my colleagues, wherever we are.",
      ),
      frequency(
        "workplace_meetings",
        "En réunion, les gens à distance ont la même place que les autres.",
        "In meetings, people who join remotely have the same place as everyone else.",
      ),
      optional(
        agreement(
          "workplace_presence",
          "Mes journées sur place valent le déplacement.",
          "My days on site are worth the trip.",
        ),
      ),
      openQuestion(
        "workplace_improve",
        "Que pourrions-nous améliorer dans notre façon de travailler ensemble?",
        "What could we improve in the way we work together?",
      ),
    ],
  },
  {
    key: "manager",
    theme: "manager",
    name: { fr: "Relation avec la ou le gestionnaire", en: "Working with one’s manager" },
    purpose: {
      fr: "Une bonne relation avec sa ou son gestionnaire, ça se sent chaque jour. Vos réponses nous aideront à mieux soutenir les gestionnaires dans leur rôle.",
      en: "A good relationship with one’s manager makes itself felt every day. Your answers will help us support managers better in their role.",
    },
    use: {
      fr: "Une ou deux fois par année, en complément des évaluations.",
      en: "Once or twice a year, alongside evaluations.",
    },
    plan: {},
    questions: [
      frequency("manager_listens", "Ma ou mon gestionnaire m’écoute.", "My manager listens to me."),
      agreement(
        "manager_expectations",
        "Je sais ce que ma ou mon gestionnaire attend de moi.",
        "I know what my manager expects of me.",
      ),
      frequency(
        "manager_advice",
        "Ses commentaires m’aident à m’améliorer.",
        "My manager’s comments help me improve.",
      ),
      frequency(
        "manager_available",
        "Ma ou mon gestionnaire trouve du temps pour moi quand il le faut.",
        "My manager makes time for me when I need it.",
      ),
      agreement("manager_trust", "Ma ou mon gestionnaire me fait confiance.", "My manager trusts me."),
      openQuestion(
        "manager_more",
        "Que pourrait faire votre gestionnaire pour mieux vous aider?",
        "What could your manager do to help you more?",
      ),
    ],
  },
  {
    key: "safety",
    theme: "safety",
    name: { fr: "Sécurité psychologique", en: "Psychological safety" },
    purpose: {
      fr: "Une équipe avance mieux quand chaque personne peut poser une question, admettre une erreur ou dire non. Est-ce le cas ici? Nous voulons le savoir.",
      en: "A team does better when everyone can ask a question, admit a mistake or say no. Is that so here? We’d like to know.",
    },
    use: {
      fr: "Deux fois par année, ou après une période éprouvante.",
      en: "Twice a year, or after a trying time.",
    },
    plan: {},
    questions: [
      agreement(
        "safety_question",
        "Dans mon équipe, aucune question n’est de trop.",
        "On my team, there is no such thing as a silly question.",
      ),
      agreement(
        "safety_mistake",
        "Dans mon équipe, une erreur sert à apprendre plutôt qu’à chercher qui blâmer.",
        "On my team, a mistake is a chance to learn rather than a reason to blame.",
      ),
      agreement("safety_disagree", "Je peux dire que je ne suis pas d’accord.", "I can say that I disagree."),
      agreement(
        "safety_help",
        "C’est facile de demander de l’aide à mes collègues.",
        "It’s easy to ask my colleagues for help.",
      ),
      agreement("safety_self", "Je peux être moi-même au travail.", "I can be myself at work."),
      openQuestion(
        "safety_easier",
        "Qu’est-ce qui rendrait la parole plus facile dans votre équipe?",
        "What would make it easier to speak up on your team?",
      ),
    ],
  },
  {
    key: "onboarding",
    theme: "onboarding",
    name: { fr: "Intégration après 30 jours", en: "The first 30 days" },
    purpose: {
      fr: "Vos premières semaines en disent long sur notre accueil. Dites-nous ce qui a bien marché et ce qui manquait\u00A0: la prochaine personne en profitera.",
      en: "Your first weeks say a lot about the way we welcome people. Tell us what worked and what was missing: the next person will benefit.",
    },
    use: {
      fr: "Chaque mois, aux personnes arrivées dans les 60 derniers jours.",
      en: "Every month, to people who arrived in the last 60 days.",
    },
    plan: { cadence: "monthly", audience: { kind: "newcomers", ids: [], days: 60 } },
    questions: [
      agreement(
        "onboarding_ready",
        "Tout était prêt pour mon arrivée.",
        "Everything was ready for my arrival.",
      ),
      agreement("onboarding_role", "Je comprends bien mon rôle.", "I understand my role well."),
      agreement(
        "onboarding_ask",
        "Je sais à qui m’adresser quand j’ai une question.",
        "I know whom to ask when I have a question.",
      ),
      agreement("onboarding_place", "Je sens que j’ai ma place ici.", "I feel that I have my place here."),
      trueOrFalse(
        "onboarding_promise",
        "Le poste ressemble à ce qu’on m’avait annoncé.",
        "The job is what I was told it would be.",
      ),
      openQuestion(
        "onboarding_missing",
        "Qu’est-ce qui vous a manqué pendant vos premières semaines?",
        "What was missing in your first weeks?",
      ),
    ],
  },
  {
    key: "change",
    theme: "change",
    name: { fr: "Changement en cours", en: "Change under way" },
    purpose: {
      fr: "Un changement est en cours. Nous voulons savoir comment vous le vivez, et ce qu’il vous manque pour y voir clair.",
      en: "A change is under way. We’d like to know how it feels from where you are, and what you need to see clearly.",
    },
    use: {
      fr: "Toutes les deux semaines pendant un changement, puis une dernière fois après.",
      en: "Every two weeks during a change, then one last time afterwards.",
    },
    plan: { cadence: "biweekly", openDays: 5 },
    questions: [
      agreement(
        "change_why",
        "Je comprends pourquoi nous faisons ce changement.",
        "I understand why we’re making this change.",
      ),
      agreement(
        "change_work",
        "Je sais ce que ce changement veut dire pour mon travail.",
        "I know what this change means for my work.",
      ),
      frequency(
        "change_informed",
        "L’information m’arrive au bon moment.",
        "Information reaches me when I need it.",
      ),
      agreement("change_voice", "On tient compte de nos idées.", "Our ideas are taken into account."),
      agreement(
        "change_confidence",
        "Je crois que nous allons y arriver.",
        "I believe that we’ll get there.",
      ),
      openQuestion(
        "change_question",
        "Quelle question vous posez-vous encore?",
        "What question is still on your mind?",
      ),
    ],
  },
];
