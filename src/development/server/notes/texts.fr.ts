/** The entry of a meeting in a calendar. */
export const fr = {
  calendar: {
    own: "Rencontre sur mon plan de développement",
    other: "Rencontre sur le plan de développement {whose}",
  },
};
