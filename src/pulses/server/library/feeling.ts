import {
  agreement,
  choice,
  frequency,
  openQuestion,
  recommendation,
  stars,
  trueOrFalse,
  type ReadyTemplate,
} from "./shape.ts";

/** How people are, and what they think of working here. */
export const feeling: readonly ReadyTemplate[] = [
  {
    key: "engagement",
    theme: "engagement",
    name: { fr: "Engagement", en: "Engagement" },
    purpose: {
      fr: "Nous voulons savoir ce qui vous donne de l’élan au travail, et ce qui vous en enlève. Vos réponses orienteront nos priorités des prochains mois.",
      en: "We’d like to know what gives you drive at work, and what takes it away. Your answers will guide our priorities for the coming months.",
    },
    use: {
      fr: "Deux à quatre fois par année, pour suivre l’élan de l’ensemble du personnel.",
      en: "Two to four times a year, to follow how committed people feel.",
    },
    plan: { cadence: "quarterly" },
    questions: [
      agreement(
        "engagement_pride",
        "Je parle avec fierté de l’endroit où je travaille.",
        "I speak with pride about where I work.",
      ),
      agreement("engagement_meaning", "Mon travail a du sens pour moi.", "My work means something to me."),
      agreement(
        "engagement_goals",
        "Je sais où s’en va l’entreprise.",
        "I know where the company is heading.",
      ),
      frequency(
        "engagement_strengths",
        "Mon travail me permet de faire ce que je fais de mieux.",
        "My work lets me do what I do best.",
      ),
      agreement(
        "engagement_year",
        "Je me vois encore ici dans un an.",
        "I can see myself still here a year from now.",
      ),
      openQuestion(
        "engagement_change",
        "Si vous pouviez changer une seule chose ici, ce serait quoi?",
        "If you could change just one thing here, what would it be?",
      ),
    ],
  },
  {
    key: "growth",
    theme: "engagement",
    name: { fr: "Apprendre et progresser", en: "Learning and growing" },
    purpose: {
      fr: "Progresser, ce n’est pas seulement changer de poste. Dites-nous ce que votre travail vous apprend, et ce que vous aimeriez apprendre encore.",
      en: "Growing isn’t only about changing jobs. Tell us what your work teaches you, and what you would still like to learn.",
    },
    use: {
      fr: "Une fois par année, avant de préparer le budget de formation.",
      en: "Once a year, before you plan the training budget.",
    },
    plan: {},
    questions: [
      frequency(
        "growth_learning",
        "J’apprends du nouveau dans mon travail.",
        "I learn new things in my work.",
      ),
      frequency("growth_time", "J’ai du temps pour apprendre.", "I have time to learn."),
      agreement(
        "growth_path",
        "Je vois comment je peux progresser ici.",
        "I can see how I could progress here.",
      ),
      agreement(
        "growth_support",
        "Ma ou mon gestionnaire m’encourage à me développer.",
        "My manager encourages me to grow.",
      ),
      openQuestion(
        "growth_wish",
        "Qu’aimeriez-vous apprendre d’ici un an?",
        "What would you like to learn over the next year?",
      ),
    ],
  },
  {
    key: "wellbeing",
    theme: "wellbeing",
    name: { fr: "Bien-être", en: "Well-being" },
    purpose: {
      fr: "Comment allez-vous, pour vrai? Nous posons la question pour agir sur ce qui dépend de nous, à commencer par l’organisation du travail.",
      en: "How are you, really? We’re asking so that we can act on what depends on us, starting with the way work is organized.",
    },
    use: {
      fr: "Chaque mois ou chaque trimestre, pour voir venir la fatigue.",
      en: "Every month or every quarter, to see fatigue coming.",
    },
    plan: { cadence: "monthly" },
    questions: [
      frequency(
        "wellbeing_energy",
        "Il me reste de l’énergie après ma journée de travail.",
        "I have energy left after my workday.",
      ),
      agreement(
        "wellbeing_balance",
        "Mon travail laisse de la place au reste de ma vie.",
        "My work leaves room for the rest of my life.",
      ),
      frequency(
        "wellbeing_disconnect",
        "Je décroche du travail dans mes temps libres.",
        "I switch off from work in my free time.",
      ),
      agreement(
        "wellbeing_talk",
        "Si ça n’allait pas, je saurais à qui en parler ici.",
        "If things weren’t going well, I’d know whom to talk to here.",
      ),
      openQuestion(
        "wellbeing_help",
        "Qu’est-ce qui vous ferait du bien au travail?",
        "What would make your days at work better?",
      ),
    ],
  },
  {
    key: "week",
    theme: "wellbeing",
    name: { fr: "Le pouls de la semaine", en: "Pulse of the week" },
    purpose: {
      fr: "Quelques questions pour savoir comment va la semaine, et donner un coup de main là où ça bloque.",
      en: "A few questions to know how the week is going, and to lend a hand where things are stuck.",
    },
    use: {
      fr: "Chaque jeudi, le temps d’un projet ou d’une période chargée.",
      en: "Every Thursday, for as long as a project or a busy stretch lasts.",
    },
    plan: { cadence: "weekly", openDays: 2, reminderAfterDays: null },
    questions: [
      stars("week_mood", "Comment s’est passée votre semaine?", "How was your week?"),
      agreement(
        "week_progress",
        "Cette semaine, j’ai avancé dans ce qui compte.",
        "This week, I moved forward on what matters.",
      ),
      trueOrFalse(
        "week_blocked",
        "Quelque chose a freiné mon travail cette semaine.",
        "Something slowed down my work this week.",
      ),
      openQuestion("week_word", "Un bon coup ou un irritant à partager?", "A win or an irritant to share?"),
    ],
  },
  {
    key: "recognition",
    theme: "recognition",
    name: { fr: "Reconnaissance", en: "Recognition" },
    purpose: {
      fr: "Un merci au bon moment, ça change une semaine. Nous voulons savoir si les bons coups sont vus, et comment mieux les souligner.",
      en: "A thank-you at the right moment can change a week. We’d like to know whether good work is noticed, and how to show it better.",
    },
    use: {
      fr: "Deux fois par année, ou avant de revoir vos gestes de reconnaissance.",
      en: "Twice a year, or before you rethink how you recognize people.",
    },
    plan: {},
    questions: [
      frequency("recognition_noticed", "On remarque ce que je fais bien.", "People notice what I do well."),
      frequency(
        "recognition_thanks",
        "On me dit merci quand j’y mets du mien.",
        "I’m thanked when I put in the effort.",
      ),
      agreement(
        "recognition_fair",
        "Ici, les bons coups de chaque personne comptent autant.",
        "Here, everyone’s good work counts the same.",
      ),
      agreement("recognition_useful", "Je vois à quoi sert mon travail.", "I can see what my work is for."),
      choice(
        "recognition_form",
        "Quelle marque de reconnaissance vous touche le plus?",
        "Which kind of recognition means the most to you?",
        [
          ["thanks", "Un merci en personne", "A thank-you in person"],
          ["public", "Un mot devant l’équipe", "A word in front of the team"],
          ["responsibility", "Une nouvelle responsabilité", "A new responsibility"],
          ["time", "Du temps de congé", "Time off"],
          ["bonus", "Une prime", "A bonus"],
        ],
      ),
    ],
  },
  {
    key: "enps",
    theme: "loyalty",
    name: { fr: "Recommandation (eNPS)", en: "Recommendation (eNPS)" },
    purpose: {
      fr: "Une note de 0 à 10 et, si vous le voulez bien, votre raison. C’est court, et c’est ce qui nous permet de voir la tendance d’une fois à l’autre.",
      en: "One score from 0 to 10 and, if you wish, your reason. It’s short, and it lets us see the trend from one time to the next.",
    },
    use: {
      fr: "Chaque trimestre, toujours avec les mêmes questions.",
      en: "Every quarter, always with the same questions.",
    },
    plan: { cadence: "quarterly" },
    questions: [
      recommendation(
        "enps",
        "À quel point recommanderiez-vous notre entreprise à une personne de votre entourage qui cherche un emploi?",
        "How likely are you to recommend our company to someone you know who is looking for a job?",
      ),
      agreement(
        "loyalty_stay",
        "Si on m’offrait un poste semblable ailleurs, je resterais ici.",
        "If I were offered a similar job elsewhere, I’d stay here.",
      ),
      openQuestion(
        "loyalty_reason",
        "Qu’est-ce qui explique surtout votre note?",
        "What is the main reason for your score?",
      ),
    ],
  },
];
