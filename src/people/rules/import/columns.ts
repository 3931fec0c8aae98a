import type { ImportField } from "#imports/rules/columns.ts";
import { personFields, type PersonFieldColumn, type PersonFieldName } from "../../vocabulary/fields.ts";
import { fieldNames, fieldsIn, getFieldSpec } from "../fields.ts";

export type PersonField =
  | PersonFieldColumn
  | "email"
  | "first_name"
  | "last_name"
  | "job_title"
  | "job_status"
  | "manager_email"
  | "team"
  | "role";

/** The columns of the fields of a person that need no rule of their own. */
const buildColumns = (names: readonly PersonFieldName[]): ImportField<PersonField>[] =>
  names.map((name) => ({
    name: personFields[name].column,
    isRequired: false,
    isDate: getFieldSpec(name).kind === "date",
    synonyms: personFields[name].headers,
  }));

/** What each of these columns is called by its label on the form. */
export const columnLabels = (labels: Readonly<Record<PersonFieldName, string>>) =>
  Object.fromEntries(fieldNames.map((name) => [personFields[name].column, labels[name]]));

const contact = fieldsIn("contact");

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
  ...buildColumns(contact),
  {
    name: "job_title",
    isRequired: false,
    synonyms: [
      "Poste",
      "Titre",
      "Titre du poste",
      "Titre d’emploi",
      "Titre de l’emploi",
      "Intitulé du poste",
      "Fonction",
      "Emploi",
      "Job title",
      "Title",
      "Position",
      "Position title",
    ],
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
      "Courriel du gestionnaire",
      "Courriel de la gestionnaire",
      "Courriel de la ou du gestionnaire",
      "Courriel gestionnaire",
      "Adresse courriel du gestionnaire",
      "Courriel du supérieur",
      "Courriel du supérieur immédiat",
      "Courriel de la supérieure immédiate",
      "Courriel du superviseur",
      "Courriel de la superviseure",
      "Courriel du responsable",
      "Courriel de la responsable",
      "Manager email",
      "Manager’s email",
      "Manager email address",
      "Supervisor email",
      "Supervisor’s email",
    ],
    looseSynonyms: [
      "Gestionnaire",
      "Gestionnaire direct",
      "Gestionnaire immédiat",
      "Supérieur",
      "Supérieure",
      "Supérieur immédiat",
      "Supérieure immédiate",
      "Supérieur hiérarchique",
      "Superviseur",
      "Superviseure",
      "Superviseur immédiat",
      "Responsable",
      "Relève de",
      "Manager",
      "Direct manager",
      "Line manager",
      "Supervisor",
      "Direct supervisor",
      "Reports to",
    ],
  },
  {
    name: "team",
    isRequired: false,
    synonyms: ["Équipe", "Équipes", "Nom de l’équipe", "Teams", "Team name", "equipe"],
  },
  { name: "role", isRequired: false, synonyms: ["Rôle", "Role in Rondo", "Accès", "Access"] },
  ...buildColumns(fieldNames.filter((name) => !contact.includes(name))),
];
