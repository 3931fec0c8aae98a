/** Names, with searches that find them and others that do not: in the browser and by PostgreSQL alike. */
export const searchCases: { written: string; found: string[]; lost?: string[] }[] = [
  {
    written: "D’Amours",
    found: ["damours", "d'amours", "d’amours", "D´Amours", "d amours", "d-amours", "amours", "damo", "d am"],
    lost: ["mours", "dame"],
  },
  { written: "Damours", found: ["damours", "d'amours", "d’amours", "D´Amours", "d amours", "d-amo"] },
  { written: "D Amours", found: ["damours", "d'amours", "d amours", "amours"] },
  {
    written: "Sainte-Marie",
    found: ["saintemarie", "sainte marie", "Sainte‐Marie", "ste-marie", "stemarie", "marie sainte"],
  },
  { written: "Sainte Marie", found: ["saintemarie", "sainte-marie", "ste marie", "Ste. Marie"] },
  { written: "Saintemarie", found: ["saintemarie", "sainte-marie", "sainte marie"], lost: ["marie"] },
  { written: "Ste-Marie", found: ["stemarie", "ste marie", "sainte-marie", "saintemarie", "sainte"] },
  { written: "St-Jean", found: ["st jean", "st-jean", "stjean", "saint-jean", "saint jean", "saintjean"] },
  { written: "Saint-Jean", found: ["st jean", "st-jean", "st. jean", "stjean", "saint jean", "saintjean"] },
  {
    written: "Jean-Pierre Côté-d’Arc",
    found: ["jeanpierre", "jean pierre", "cotedarc", "cote darc", "darc jean", "pierre cote d'arc"],
  },
  { written: "Jeanpierre Tremblay", found: ["jean-pierre", "jean pierre tremblay", "tremblay jean-p"] },
  {
    written: "McNeil-D’Aoust",
    found: ["mcneil daoust", "mcneildaoust", "d'aoust", "mc neil", "mc-neil d'aoust"],
  },
  { written: "Mcneildaoust", found: ["mcneil-d'aoust", "mcneil d aoust"] },
  { written: "Marie-Ève", found: ["marieeve", "marie eve", "marie‑ève", "mariè"] },
  {
    written: "Service à la clientèle",
    found: ["service a la", "laclientele", "clientele service"],
    lost: ["clia"],
  },
  {
    written: "luc.roy@client.example",
    found: ["luc roy", "lucroy", "luc@client", "@client"],
    lost: ["client", "royclient", "roy@luc"],
  },
  { written: "Marie Tremblay", found: ["tremblay marie"], lost: ["ariane", "emblay", "tremblaymarie", "mt"] },
  { written: "Bilan , Ana Roy", found: ["bilan ana"], lost: ["bilanana"] },
];
