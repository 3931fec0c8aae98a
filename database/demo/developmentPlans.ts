import type { DemoPlan } from "./planShape.ts";

/** In its second cycle, with what was reached in the first; her manager adds to it, and she keeps one objective for herself. */
const camille: DemoPlan = {
  ownerKey: "camille_tremblay",
  nextCycleDaysAgo: 150,
  objectives: [
    {
      by: "camille_tremblay",
      daysAgo: 390,
      pillar: "gestionnaire",
      sentence: "Tenir une rencontre individuelle par mois avec chaque personne de l’équipe",
      measure: "Onze rencontres sur douze ont eu lieu.",
      startsDaysAgo: 390,
      inDays: -170,
      end: { daysAgo: 172, status: "reached" },
      actions: [
        { text: "Réserver les rencontres au calendrier pour l’année", inDays: -370, doneDaysAgo: 376 },
        { text: "Préparer trois questions ouvertes avant chacune", inDays: -330, doneDaysAgo: 335 },
        { text: "Demander à l’équipe ce que ces rencontres lui apportent", inDays: -180, doneDaysAgo: 181 },
      ],
    },
    {
      by: "camille_tremblay",
      daysAgo: 148,
      pillar: "gestionnaire",
      sentence: "Déléguer une décision importante par trimestre",
      skill: "Délégation",
      measure: "La décision est prise sans moi, et j’apprends le résultat avec tout le monde.",
      startsDaysAgo: 148,
      inDays: 60,
      supporterKeys: ["marie_eve_cote"],
      actions: [
        { text: "Nommer les décisions que je suis seule à prendre", inDays: -120, doneDaysAgo: 128 },
        { text: "Confier à Sofia le choix des horaires de l’atelier", inDays: -60, doneDaysAgo: 63 },
        {
          text: "Inviter Sofia à présenter l’atelier au comité de direction",
          by: "helene_gagnon",
          daysAgo: 9,
          inDays: 25,
        },
        { text: "Revenir avec l’équipe sur ce que la délégation a changé", inDays: 45 },
      ],
    },
    {
      by: "camille_tremblay",
      daysAgo: 146,
      pillar: "leader",
      sentence: "Écouter jusqu’au bout avant de proposer une solution",
      skill: "Écoute",
      measure: "Mes collègues disent que leurs idées changent nos décisions.",
      startsDaysAgo: 146,
      inDays: 75,
      actions: [
        { text: "Reformuler ce que j’ai compris avant de répondre", inDays: -90, doneDaysAgo: 95 },
        { text: "Laisser les autres parler en premier dans les réunions du lundi", inDays: -12 },
        { text: "Demander un retour à deux collègues après une réunion difficile", inDays: 30 },
      ],
    },
    {
      by: "camille_tremblay",
      daysAgo: 40,
      pillar: "se_connaitre",
      sentence: "Finir mes journées à une heure qui me convient",
      measure: "",
      startsDaysAgo: 40,
      inDays: 90,
      isPrivate: true,
      actions: [{ text: "Bloquer la dernière demi-heure de la journée", inDays: null, doneDaysAgo: 20 }],
    },
  ],
  notes: [
    {
      by: "helene_gagnon",
      daysAgo: 61,
      kind: "coaching",
      text: "Confier les horaires à Sofia a donné un bel élan à l’atelier. La prochaine étape pourrait se voir hors de l’équipe.",
    },
    {
      by: "camille_tremblay",
      daysAgo: 10,
      kind: "follow_up",
      text: "Nous avons relu les deux objectifs. La délégation avance, l’écoute demande encore de la patience.",
      meetingInDays: 12,
    },
  ],
  courses: [
    {
      key: "confier_et_faire_confiance",
      state: "finished",
      since: 230,
      finished: { quartersAgo: 1, day: 9 },
    },
    { key: "ecouter_pour_comprendre", state: "finished", since: 228, finished: { quartersAgo: 1, day: 33 } },
    { key: "art_des_questions", state: "finished", since: 226, finished: { quartersAgo: 1, day: 61 } },
    { key: "codeveloppement", state: "under_way", since: 24 },
    { key: "devenir_mentor", state: "to_do", since: 24 },
  ],
  thanks: [
    {
      from: "noemie_fortin",
      isShared: true,
      daysAgo: 52,
      value: "Entraide",
      text: "Merci d’avoir pris mon appel difficile avec moi. J’ai compris comment laisser du silence.",
    },
    {
      from: "mathieu_belanger",
      daysAgo: 6,
      text: "Votre note sur les horaires nous a évité une semaine de va-et-vient. Merci!",
    },
  ],
};

/** Begun lately, with a first step proposed by her manager. */
const noemie: DemoPlan = {
  ownerKey: "noemie_fortin",
  objectives: [
    {
      by: "noemie_fortin",
      daysAgo: 33,
      pillar: "autogestion",
      sentence: "Répondre aux demandes difficiles sans les reporter",
      measure: "Aucune demande n’attend plus de deux jours ouvrables.",
      startsDaysAgo: 33,
      inDays: 55,
      supporterKeys: ["karim_haddad"],
      actions: [
        { text: "Noter pendant deux semaines ce que je reporte, et pourquoi", inDays: -15, doneDaysAgo: 17 },
        { text: "Traiter la demande la plus difficile en début de journée", inDays: 12 },
      ],
    },
    {
      by: "camille_tremblay",
      daysAgo: 8,
      pillar: "leader",
      sentence: "Accueillir la prochaine personne qui rejoindra l’équipe",
      measure: "Elle répond seule aux membres après un mois.",
      startsDaysAgo: -10,
      inDays: 100,
      actions: [{ text: "Écrire les dix questions que les membres posent le plus", inDays: 28 }],
    },
  ],
  notes: [],
  courses: [
    { key: "organiser_sa_semaine", state: "finished", since: 31, finished: { quartersAgo: 0, day: 20 } },
    { key: "dire_oui_dire_non", state: "finished", since: 31, finished: { quartersAgo: 0, day: 44 } },
    { key: "conversation_delicate", state: "under_way", since: 12 },
  ],
  thanks: [
    {
      from: "camille_tremblay",
      isShared: true,
      daysAgo: 15,
      value: "Respect",
      text: "Vous avez répondu à un membre en colère avec une patience que toute l’équipe a remarquée.",
    },
  ],
};

/** Half-way: one reached, one under way with something late, one that no longer fits. */
const mathieu: DemoPlan = {
  ownerKey: "mathieu_belanger",
  objectives: [
    {
      by: "mathieu_belanger",
      daysAgo: 120,
      pillar: "impact_durable",
      sentence: "Réduire de moitié les emballages perdus à l’entrepôt",
      measure: "Le bac de pertes se vide une fois par mois plutôt que deux.",
      startsDaysAgo: 120,
      inDays: -20,
      end: { daysAgo: 22, status: "reached" },
      actions: [
        { text: "Mesurer les pertes pendant quatre semaines", inDays: -90, doneDaysAgo: 92 },
        { text: "Essayer les boîtes réutilisables avec deux fournisseurs", inDays: -50, doneDaysAgo: 47 },
      ],
    },
    {
      by: "mathieu_belanger",
      daysAgo: 118,
      pillar: "gestionnaire",
      sentence: "Donner un retour précis dans la semaine qui suit",
      measure: "Chaque personne a reçu un exemple concret ce trimestre.",
      startsDaysAgo: 118,
      inDays: 40,
      supporterKeys: ["amina_diallo"],
      actions: [
        { text: "Préparer un exemple concret avant chaque rencontre", inDays: -40, doneDaysAgo: 42 },
        { text: "Demander à Samuel comment mes retours sont reçus", inDays: -6 },
        { text: "Dire ce qui a bien été à la fin de chaque inventaire", inDays: 20 },
      ],
    },
    {
      by: "mathieu_belanger",
      daysAgo: 118,
      pillar: "autogestion",
      sentence: "Préparer le budget de l’entrepôt un mois plus tôt",
      measure: "",
      startsDaysAgo: 90,
      inDays: 10,
      end: {
        daysAgo: 30,
        status: "set_aside",
        why: "Le budget se prépare désormais avec les finances, au printemps.",
      },
      actions: [],
    },
  ],
  notes: [
    {
      by: "helene_gagnon",
      daysAgo: 21,
      kind: "follow_up",
      text: "Les boîtes réutilisables tiennent bien. Prochaine conversation\u00A0: les retours à l’équipe.",
      meetingInDays: 7,
    },
  ],
  courses: [{ key: "retroaction_utile", state: "finished", since: 80, finished: { quartersAgo: 0, day: 5 } }],
  thanks: [
    {
      from: "helene_gagnon",
      daysAgo: 22,
      value: "Responsabilité",
      text: "Moitié moins d’emballages perdus, mesurés et tenus. Merci d’avoir mené cela jusqu’au bout.",
    },
  ],
};

/** A first draft of one objective, in English. */
const jacob: DemoPlan = {
  ownerKey: "jacob_wilson",
  language: "en",
  objectives: [
    {
      by: "jacob_wilson",
      daysAgo: 3,
      pillar: "se_connaitre",
      sentence: "Ask for help before I am stuck",
      measure: "I bring the question while there is still time to choose.",
      startsDaysAgo: -4,
      inDays: 87,
      actions: [{ text: "Agree with Noémie on a quarter of an hour each Thursday", inDays: 9 }],
    },
  ],
  notes: [],
  courses: [{ key: "parole_devant_un_groupe", state: "to_do", since: 2 }],
  thanks: [],
};

/** One objective and its first steps, so that the hub has the five people of whom it may tell. */
const begin = (
  ownerKey: string,
  objective: Pick<DemoPlan["objectives"][number], "pillar" | "sentence" | "measure" | "actions">,
): DemoPlan => ({
  ownerKey,
  objectives: [{ ...objective, by: ownerKey, daysAgo: 26, startsDaysAgo: 26, inDays: 64 }],
  notes: [],
  courses: [],
  thanks: [],
});

const sofia = begin("sofia_marchetti", {
  pillar: "leader",
  sentence: "Laisser l’atelier organiser sa semaine",
  measure: "Les horaires se décident le vendredi, sans moi une semaine sur deux.",
  actions: [
    { text: "Expliquer à l’équipe ce qui ne peut pas bouger", inDays: -8, doneDaysAgo: 10 },
    { text: "Essayer deux semaines, puis en parler ensemble", inDays: 16 },
  ],
});

const samuel = begin("samuel_awashish", {
  pillar: "se_connaitre",
  sentence: "Dire plus tôt quand une charge devient trop lourde",
  measure: "Mathieu l’apprend avant l’échéance, et nous choisissons ensemble.",
  actions: [
    { text: "Noter chaque lundi ce qui risque de déborder", inDays: -12, doneDaysAgo: 12 },
    { text: "En parler à la rencontre de l’équipe", inDays: -5, doneDaysAgo: 6 },
    { text: "Demander à deux collègues ce qu’ils en pensent", inDays: 22 },
  ],
});

/** Four plans, each at another stage, and two that have just begun. */
export const demoDevelopmentPlans: readonly DemoPlan[] = [camille, noemie, mathieu, jacob, sofia, samuel];
