export const fr = {
  title: "Notifications",
  tabs: { label: "Notifications affichées", to_do: "À faire", all: "Tout" },
  readAll: "Tout marquer comme lu",
  seeAll: "Voir toutes les notifications",
  settings: "Choisir ce que je reçois",
  more: "Afficher la suite",
  unread: "Non lue",
  groups: { today: "Aujourd’hui", week: "Cette semaine", earlier: "Plus tôt" },
  empty: {
    all: "Rien de nouveau. Profitez-en.",
    to_do: "Rien à faire. Profitez-en.",
  },
  emptyHint: "Vous trouverez ici ce qu’on vous demande et les rapports qui sont prêts.",
  notRead: "Les notifications n’ont pas pu être marquées comme lues.",
};
