export const fr = {
  titles: { follow_up: "Suivis", coaching: "Accompagnement" },
  /** Who reads what is written here, said where it is. */
  intros: {
    follow_up: {
      own: "Ce qui s’est dit, et la prochaine rencontre. Vos gestionnaires et l’administration lisent vos suivis.",
      others: "Ce qui s’est dit, et la prochaine rencontre. {first} lit tout ce qui est écrit ici.",
    },
    coaching: {
      own: "Écrit pour vous par vos gestionnaires ou l’administration. Vous lisez chaque note.",
      others:
        "Ce que vous conseillez à {first}, qui lit chaque note avec le nom de la personne qui l’a écrite.",
    },
  },
  add: { follow_up: "Ajouter un suivi", coaching: "Ajouter une note" },
  none: { follow_up: "Aucun suivi pour l’instant.", coaching: "Aucune note pour l’instant." },
  by: "{date}, {name}",
  next: "Prochaine rencontre le {date} à {time}",
  past: "Rencontre prévue le {date} à {time}",
  calendar: "Ajouter au calendrier",
  calendarOf: "Ajouter au calendrier la rencontre du {date}",
  note: { follow_up: "le suivi du {date}", coaching: "la note du {date}" },
  edit: "Modifier",
  remove: "Supprimer",
  more: { one: "{count} note plus ancienne", other: "{count} notes plus anciennes" },
  removal: {
    title: "Supprimer {note}?",
    meeting: "Aucun rappel ne sera envoyé pour la rencontre prévue.",
  },
  dialog: {
    add: { follow_up: "Nouveau suivi", coaching: "Nouvelle note d’accompagnement" },
    edit: { follow_up: "Modifier le suivi", coaching: "Modifier la note" },
    day: "Date",
    text: "Note",
    needsText: "Écrivez quelques mots.",
    needsDay: "Choisissez la date de la note.",
    seenOwn: "Lisible par\u00A0: vous, vos gestionnaires et l’administration.",
    seenOthers: "{first} lira cette note et votre nom.",
    told: "{first} recevra une notification, sans le texte, et lira cette note avec votre nom.",
    meetingOn: "Prochaine rencontre",
    meetingHint: {
      own: "Un rappel arrive la veille, à vous et à vos gestionnaires.",
      others: "Un rappel arrive la veille, à {first} et à vous.",
    },
    time: "Heure",
    saved: "Note enregistrée.",
    notSaved: "La note n’est pas enregistrée.",
  },
};
