import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Profil",
  edit: "Modifier mon profil",
  identity: "Identité",
  contact: "Coordonnées",
  work: "Emploi",
  managed: "Géré par votre entreprise",
  company: "Entreprise",
  email: "Courriel",
  emailHint: "C’est aussi votre identifiant de connexion.",
  languageHint: "Pour l’interface et les courriels que vous recevez.",
  absent: "Erreur : profil utilisateur non trouvé.",
  absentDetail: "Votre compte ne fait plus partie de cette entreprise.",
  backHome: "Retour au tableau de bord",
  notUpdated: "Erreur lors de la mise à jour du profil.",
  updated: "Profil mis à jour.",
  photo: {
    title: "Photo",
    none: "Ajoutez une photo, on vous reconnaîtra mieux.",
    hint: "PNG, JPG ou WebP. Image d’au plus 500\u00A0×\u00A0500 pixels; nous pouvons la recadrer pour vous.",
    drop: "Déposez une photo ici, ou",
    choose: "Choisir une photo",
    replace: "Changer la photo",
    remove: "Retirer la photo",
    kept: "Photo enregistrée.",
    notKept: "La photo n’a pas été enregistrée.",
    notRemoved: "La photo n’a pas été retirée.",
    removed: "Photo retirée.",
  },
  settings: "Paramètres",
};

declare module "#platform/texts.ts" {
  interface Texts {
    ownProfile: Translation<typeof fr>;
  }
}
