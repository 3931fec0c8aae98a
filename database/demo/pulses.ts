import type { Bilingual } from "../library/shape.ts";

interface DemoQuestion {
  key: string;
  type: "scale" | "enps" | "true_false" | "text";
  theme: "wellbeing" | "workload" | "recognition" | "loyalty" | "other";
  scale: "agreement" | "frequency" | null;
  text: Bilingual;
}

/** The survey that the demonstration's company repeats each month. */
export const demoPulse: { name: Bilingual; purpose: Bilingual; questions: readonly DemoQuestion[] } = {
  name: { fr: "Le pouls du mois", en: "Monthly pulse" },
  purpose: {
    fr: "Deux minutes chaque mois, pour savoir comment va le travail et ajuster ce qui peut l’être. Nous revenons toujours avec ce que nous retenons.",
    en: "Two minutes a month, to know how work is going and adjust what can be adjusted. We always come back with what we take away from it.",
  },
  questions: [
    {
      key: "month_energy",
      type: "scale",
      theme: "wellbeing",
      scale: "frequency",
      text: { fr: "J’ai de l’énergie au travail.", en: "I have energy at work." },
    },
    {
      key: "month_load",
      type: "scale",
      theme: "workload",
      scale: "agreement",
      text: { fr: "Ma charge de travail est réaliste.", en: "My workload is realistic." },
    },
    {
      key: "month_recognition",
      type: "scale",
      theme: "recognition",
      scale: "agreement",
      text: {
        fr: "On voit l’effort que je mets dans mon travail.",
        en: "The effort I put into my work is seen.",
      },
    },
    {
      key: "month_thanks",
      type: "true_false",
      theme: "recognition",
      scale: null,
      text: {
        fr: "Ce mois-ci, on m’a dit merci pour mon travail.",
        en: "This month, I was thanked for my work.",
      },
    },
    {
      key: "month_recommend",
      type: "enps",
      theme: "loyalty",
      scale: null,
      text: {
        fr: "Recommanderiez-vous la coopérative comme endroit où travailler?",
        en: "Would you recommend the co-op as a place to work?",
      },
    },
    {
      key: "month_words",
      type: "text",
      theme: "other",
      scale: null,
      text: {
        fr: "Une chose à garder, ou une chose à changer?",
        en: "One thing to keep, or one thing to change?",
      },
    },
  ],
};

/** What people wrote in each of its runs, the oldest first. They name no one and tell no position. */
export const demoPulseComments: readonly (readonly string[])[] = [
  [
    "Les priorités changent en milieu de semaine et personne ne nous dit pourquoi.",
    "Garder les dîners d’équipe du jeudi. C’est là qu’on se parle pour vrai.",
    "Les semaines sont longues en ce moment, mais l’ambiance est bonne.",
    "On finit les projets sans jamais prendre cinq minutes pour se féliciter.",
    "J’aimerais savoir plus tôt quand l’horaire change.",
  ],
  [
    "Moins de réunions le vendredi après-midi, s’il vous plaît.",
    "Le nouvel outil d’inventaire prend plus de temps que l’ancien.",
    "Ça fait du bien d’être consulté avant une décision.",
    "Rien à changer ce mois-ci. Continuez.",
    "Un petit mot de temps en temps, ça ne coûte rien.",
  ],
  [
    "Gros mois. On s’en est sortis parce que tout le monde a aidé.",
    "On manque de bras au comptoir le samedi.",
    "Le suivi promis sur les horaires n’est pas encore venu.",
    "Garder la possibilité de travailler de la maison un jour ou deux.",
    "We need clearer handoffs between teams.",
  ],
  [
    "Les vendredis sans réunion changent tout. À garder absolument.",
    "Le tour de table du lundi est plus court et plus utile.",
    "On avance, mais l’entrepôt en a encore trop sur les épaules.",
    "J’ai reçu un merci devant le groupe et ça m’a touché droit au cœur.",
    "Prévoir de la relève pendant les vacances.",
  ],
  [
    "L’horaire affiché deux semaines d’avance, quel soulagement.",
    "Il y a encore des courriels à 21 h. On pourrait s’en passer.",
    "Bravo pour l’écoute, on sent que nos réponses servent.",
    "Plus de temps pour se former, même une heure par mois.",
    "Les chaises de la salle du fond…",
    "Keep the shared lunch. It brings people together.",
  ],
  [
    "Les mercis du lundi matin, au début je trouvais ça drôle. Maintenant j’y tiens.",
    "Enfin un mois où j’ai pu finir ce que j’avais commencé.",
    "Garder les vendredis après-midi sans réunion.",
    "L’entrepôt a retrouvé son souffle. Il ne faudrait pas recharger tout de suite.",
    "J’aimerais qu’on explique mieux comment les projets sont choisis.",
    "On rit plus qu’avant. Ça compte.",
    "Un deuxième écran aux postes de réception, ce serait un vrai coup de main.",
    "Les courriels du soir ont presque disparu. Merci.",
    "Il reste à mieux partager les urgences entre les équipes.",
    "The plan for next month was clear for once. More of that, please.",
  ],
];

/** « Ce que nous retenons » of a run; days are counted from its publication. */
export interface DemoPulseNote {
  text: string;
  actions: readonly { text: string; ownerKey: string; dueInDays: number; doneInDays: number | null }[];
}

/** Of each of its runs, the oldest first. Null: of the first one, nothing was told. */
export const demoPulseNotes: readonly (DemoPulseNote | null)[] = [
  null,
  {
    text: "Vos semaines sont hachées, et le nouvel outil d’inventaire vous ralentit plus qu’il ne vous aide. Nous commençons par le vendredi\u00A0: plus de réunion après le dîner. Pour l’outil, nous allons voir sur place ce qui bloque. Merci de l’avoir dit simplement.\n\nIn short: no more meetings on Friday afternoons, and we are looking into the inventory tool with the people who use it.",
    actions: [
      {
        text: "Garder les vendredis après-midi sans réunion.",
        ownerKey: "helene_gagnon",
        dueInDays: 14,
        doneInDays: 9,
      },
      {
        text: "Revoir l’outil d’inventaire avec les gens qui s’en servent.",
        ownerKey: "samuel_awashish",
        dueInDays: 45,
        doneInDays: 41,
      },
    ],
  },
  {
    text: "Le mois a été lourd, et vous vous en êtes sortis en vous donnant un coup de main. Vous attendiez aussi un suivi sur les horaires\u00A0: il a trop tardé, et nous nous en excusons. À partir de maintenant, l’horaire s’affiche deux semaines d’avance.\n\nIn short: it was a heavy month. From now on, schedules are posted two weeks ahead.",
    actions: [
      {
        text: "Afficher l’horaire deux semaines d’avance.",
        ownerKey: "mathieu_belanger",
        dueInDays: 21,
        doneInDays: 18,
      },
      {
        text: "Trouver une personne de plus pour le comptoir, le samedi.",
        ownerKey: "camille_tremblay",
        dueInDays: 45,
        doneInDays: null,
      },
    ],
  },
  {
    text: "Les vendredis sans réunion vous font du bien\u00A0: ils restent. La charge, elle, ne baisse pas encore, et l’entrepôt en a trop sur les épaules. Nous y repoussons le grand inventaire, et nous préparons la relève avant les vacances plutôt que pendant.\n\nIn short: meeting-free Fridays are here to stay. The workload is still high, so the big inventory count is put off.",
    actions: [
      {
        text: "Repousser d’un mois le grand inventaire.",
        ownerKey: "mathieu_belanger",
        dueInDays: 10,
        doneInDays: 6,
      },
      {
        text: "Prévoir la relève des vacances avec chaque équipe.",
        ownerKey: "marie_eve_cote",
        dueInDays: 40,
        doneInDays: 33,
      },
    ],
  },
  {
    text: "L’horaire affiché d’avance soulage, et vous sentez que vos réponses servent. Deux choses reviennent\u00A0: les courriels du soir et les mercis, qui se font rares. Nous nous donnons une règle pour les premiers et un moment pour les seconds.\n\nIn short: no emails in the evening, and time set aside to say thank you.",
    actions: [
      {
        text: "Ne plus envoyer de courriels entre 18\u00A0h et 7\u00A0h, sauf urgence.",
        ownerKey: "helene_gagnon",
        dueInDays: 7,
        doneInDays: 5,
      },
      {
        text: "Ouvrir la rencontre du lundi par un tour de mercis.",
        ownerKey: "camille_tremblay",
        dueInDays: 14,
        doneInDays: 12,
      },
      {
        text: "Réserver à chaque personne une heure de formation par mois.",
        ownerKey: "marie_eve_cote",
        dueInDays: 60,
        doneInDays: null,
      },
    ],
  },
  {
    text: "On voit davantage l’effort de chaque personne, et vos réponses le disent. La charge de travail, elle, reste lourde. Nous gardons les vendredis après-midi sans réunion et nous commençons par mieux partager les urgences. Merci d’avoir pris ces deux minutes.\n\nIn short: people’s efforts are seen more than before. The workload is still heavy, and we begin by sharing urgent work better.",
    actions: [
      {
        text: "Étendre le tour de mercis du lundi à toutes les équipes.",
        ownerKey: "marie_eve_cote",
        dueInDays: 7,
        doneInDays: 4,
      },
      {
        text: "Revoir avec les équipes la façon de partager les urgences.",
        ownerKey: "mathieu_belanger",
        dueInDays: 30,
        doneInDays: null,
      },
      {
        text: "Expliquer à la rencontre générale comment les projets sont choisis.",
        ownerKey: "helene_gagnon",
        dueInDays: 45,
        doneInDays: null,
      },
    ],
  },
];

/** What people wrote in the survey that is open. */
export const demoOpenComments: readonly string[] = [
  "Savoir le lundi ce qui attend pour la semaine.",
  "Une personne de plus aux retours pendant les Fêtes.",
  "Moins de petites demandes qui arrivent de partout en même temps.",
  "Dîner loin de l’écran. Je le dis, mais je ne le fais pas.",
  "Fewer spreadsheets to fill in twice.",
  "Rien pour l’instant, ça va bien.",
];
