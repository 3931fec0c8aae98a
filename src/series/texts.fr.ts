import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Répétition",
  once: "Cette évaluation a lieu une seule fois.",
  repeats: {
    weekly: "Se répète chaque semaine; prochaine le {date}.",
    monthly: "Se répète chaque mois; prochaine le {date}.",
    quarterly: "Se répète tous les trois mois; prochaine le {date}.",
    biannual: "Se répète deux fois par an; prochaine le {date}.",
    annual: "Se répète chaque année; prochaine le {date}.",
  },
  days: { one: "{count} jour pour répondre.", other: "{count} jours pour répondre." },
  prepared: "La prochaine est prête",
  stopped: "La répétition est arrêtée.",
  frequency: "Fréquence",
  frequencies: {
    weekly: "Chaque semaine",
    monthly: "Chaque mois",
    quarterly: "Chaque trimestre",
    biannual: "Deux fois par an",
    annual: "Chaque année",
  },
  how: "Chaque fois, les mêmes questions et les mêmes personnes, sauf celles qui sont parties. La suivante est prête cinq jours d’avance et commence d’elle-même.",
  close:
    "Deux rapports à moins de {days} jours l’un de l’autre sont comparés\u00A0: si les mêmes personnes n’y répondent pas toutes, les réponses d’un groupe entier peuvent rester masquées dans le second.",
  notWorkingDay: "Les dates se comptent à partir du {date}, qui n’est pas un jour ouvrable.",
  fromWorkingDay: "Compter à partir du {date}",
  start: "Répéter l’évaluation",
  change: "Modifier la répétition",
  changeHow: "À partir de la prochaine. Si elle est déjà prête, elle garde sa date; l’échéance suit.",
  daysField: "Jours pour répondre",
  wrongDays: "De {least} à {most} jours.",
  skip: "Sauter la prochaine",
  skipTitle: "Sauter celle du {date}?",
  skipDetail: "Elle n’aura pas lieu; les suivantes ne changent pas. Personne n’en est averti.",
  stop: "Arrêter la répétition",
  stopTitle: "Arrêter la répétition?",
  stopDetail:
    "Plus aucune évaluation ne sera préparée. Si la prochaine est déjà prête, elle est archivée. Celles qui ont commencé vont à leur terme.",
};

declare module "#platform/texts.ts" {
  interface Texts {
    series: Translation<typeof fr>;
  }
}
