/** Where a known provider reads its mail, for « Ouvrir ma messagerie »; null for the others. */
export function findMailbox(email: string): string | null {
  const domain = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return mailboxes.get(domain) ?? null;
}

const outlook = "https://outlook.live.com/mail/";
const yahoo = "https://mail.yahoo.com/";
const mailboxes = new Map([
  ["gmail.com", "https://mail.google.com/"],
  ["outlook.com", outlook],
  ["hotmail.com", outlook],
  ["hotmail.ca", outlook],
  ["live.ca", outlook],
  ["yahoo.com", yahoo],
  ["yahoo.ca", yahoo],
  ["icloud.com", "https://www.icloud.com/mail/"],
]);
