/** The names of the dashboards, which travel with their tabs. */
export const fr = {
  label: "Tableaux de bord",
  names: {
    home: "Mon accueil",
    company: "L’entreprise",
    teams: "Mes équipes",
    installation: "L’installation",
  },
};
