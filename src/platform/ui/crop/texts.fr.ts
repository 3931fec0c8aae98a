export const fr = {
  title: "Cadrer la photo",
  area: "Cadrage de la photo",
  help: "Glissez la photo, ou déplacez-la avec les flèches. Les touches + et − agrandissent et réduisent.",
  zoom: "Agrandissement",
  closer: "Agrandir",
  further: "Réduire",
  keep: "Garder cette photo",
  unreadable: "Votre navigateur ne peut pas lire cette image. Choisissez un fichier PNG, JPG ou WebP.",
};
