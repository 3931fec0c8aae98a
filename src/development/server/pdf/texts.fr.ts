export const fr = {
  /** The file, and the document in the title of a window. */
  title: "Plan de développement – {name}",
  heading: "Plan de développement",
  cycle: "{company} · Cycle commencé le {date}",
  empty: "Aucun objectif partagé pour l’instant.",
  private: "Gardé pour vous",
  due: "d’ici le {date}",
  from: "à partir du {date}",
  done: "faite le {date}",
  measure: "Mesure",
  why: "Pourquoi",
  support: { one: "Soutien", other: "Soutiens" },
  moreActions: { one: "et {count} autre action", other: "et {count} autres actions" },
  actionsDone: { one: "{count} action faite sur {total}", other: "{count} actions faites sur {total}" },
  moreObjectives: {
    one: "Et {count} autre objectif, à lire dans Rondo.",
    other: "Et {count} autres objectifs, à lire dans Rondo.",
  },
  /** Above lines to write on by hand. */
  notes: "Notes",
  made: "Fait le {date}",
  withPrivate: "Contient ce que vous gardez pour vous.",
  replaced: "□ remplace un signe qui n’a pas pu être imprimé.",
};
