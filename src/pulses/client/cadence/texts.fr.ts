/** The words of a rhythm, which travel with it. */
export const fr = {
  once: "Une seule fois, le {day} à {hour}",
  weekly: "Chaque {weekday} à {hour}",
  biweekly: "Toutes les deux semaines, le {weekday} à {hour}",
  monthly: "Le {date} de chaque mois à {hour}",
  quarterly: "Tous les trois mois, le {date} à {hour}",
  shortMonths: "{sentence}; le dernier jour des mois plus courts",
  weekdays: {
    "0": "dimanche",
    "1": "lundi",
    "2": "mardi",
    "3": "mercredi",
    "4": "jeudi",
    "5": "vendredi",
    "6": "samedi",
  },
  /** What happens on a holiday, under the next days. */
  holidays: "Un jour férié du Québec ou une fin de semaine repousse l’ouverture au jour ouvrable suivant.",
  moved: "au lieu du {moved}",
  movedFromHoliday: "au lieu du {moved}, jour férié",
  run: "{opens}, jusqu’au {closes}",
};
