/** Around the invitation that is shown before it leaves; the words travel with that part. */
export const fr = {
  title: "L’invitation",
  see: "Voir le courriel",
  to: "Destinataires",
  subject: "Objet du courriel",
};
