import type { ImportField } from "#imports/rules/columns.ts";

export const personFields = [
  "email",
  "first_name",
  "last_name",
  "phone",
  "job_title",
  "job_status",
  "manager_email",
  "team",
  "role",
  "hr_status",
  "language",
  "hire_date",
] as const;
export type PersonField = (typeof personFields)[number];

/** The columns of a file of people, by the names that other programs give them. */
export const peopleColumns: readonly ImportField<PersonField>[] = [
  {
    name: "email",
    isRequired: true,
    synonyms: [
      "Courriel",
      "Adresse courriel",
      "Adresse e-mail",
      "E-mail",
      "Mail",
      "Email address",
      "Work email",
      "Courriel professionnel",
    ],
  },
  { name: "first_name", isRequired: true, synonyms: ["Prénom", "First name", "Given name"] },
  {
    name: "last_name",
    isRequired: false,
    synonyms: ["Nom", "Nom de famille", "Last name", "Surname", "Family name"],
  },
  {
    name: "phone",
    isRequired: false,
    synonyms: [
      "Téléphone",
      "Téléphone cellulaire",
      "Téléphone mobile",
      "Numéro de téléphone",
      "Tél.",
      "Cellulaire",
      "Cell",
      "Mobile",
      "Phone number",
      "Mobile phone",
      "Cell phone",
      "Telephone number",
    ],
  },
  {
    name: "job_title",
    isRequired: false,
    synonyms: ["Poste", "Titre", "Titre du poste", "Fonction", "Emploi", "Job title", "Title", "Position"],
  },
  {
    name: "job_status",
    isRequired: false,
    synonyms: [
      "Statut d’emploi",
      "Statut d’employé",
      "Type d’emploi",
      "Type de contrat",
      "Job status",
      "Employment status",
      "Employment type",
      "Contract type",
      "statut_emploi",
    ],
  },
  {
    name: "manager_email",
    isRequired: false,
    synonyms: [
      "Gestionnaire",
      "Courriel du gestionnaire",
      "Courriel de la ou du gestionnaire",
      "Supérieur",
      "Responsable",
      "Manager",
      "Manager email",
      "Direct manager",
      "Reports to",
      "Relève de",
    ],
  },
  {
    name: "team",
    isRequired: false,
    synonyms: ["Équipe", "Équipes", "Nom de l’équipe", "Teams", "Team name", "equipe"],
  },
  { name: "role", isRequired: false, synonyms: ["Rôle", "Role in Rondo", "Accès", "Access"] },
  {
    name: "hr_status",
    isRequired: false,
    synonyms: ["Statut RH", "Statut", "HR status", "Status", "statut_rh"],
  },
  {
    name: "language",
    isRequired: false,
    synonyms: ["Langue", "Langue de correspondance", "Preferred language"],
  },
  {
    name: "hire_date",
    isRequired: false,
    synonyms: ["Date d’embauche", "Embauche", "Date d’entrée", "Hire date", "Start date", "date_embauche"],
  },
];
