import { languages } from "#platform/vocabulary.ts";
import { hrStatuses } from "../vocabulary.ts";

export type PersonFieldSpec = {
  /** Where forms and the profile show it. Those of an address are drawn together (client/person/AddressFields.tsx). */
  section: "work" | "contact" | "identity" | "address";
  /** `self`: written on their own profile by the person too. `company`: only by those who manage people. */
  writtenBy: "self" | "company";
  /** Shown on the page of the person and beside the list, where it is known; forms and the own profile show all. */
  isOnPage: boolean;
  /** The column of a file of people. */
  column: string;
  /** How other programs call it, in both languages; the labels of the form are among them. */
  headers: readonly string[];
} & (
  | { kind: "text" | "phone"; maxLength: number }
  /** Read and validated with the country (rules/import/addressFacts.ts). */
  | { kind: "place"; maxLength: number }
  | { kind: "date"; latest: "today" | "inAYear" }
  /** Required, with a default in the database. */
  | {
      kind: "choice";
      values: readonly string[];
      /** How other programs call the values. */
      namesInFiles: Readonly<Record<string, readonly string[]>>;
      /** What a deleted person is left with; null keeps the value. */
      afterRemoval: string | null;
    }
);

/**
 * The fields of a person that need no rule of their own, in the order in which they are shown. Contract, forms, pages, list,
 * import and removal follow from this table; the column stands in tables.ts, the label in `labels` of texts.fr.ts, the names of choices in `values`. A field that is
 * also a column of the list and of the export stands in `listedFields` (vocabulary.ts): the list loads without this table.
 */
export const personFields = {
  hrStatus: {
    kind: "choice",
    values: hrStatuses,
    afterRemoval: "inactif",
    section: "work",
    writtenBy: "company",
    isOnPage: true,
    column: "hr_status",
    headers: ["Statut RH", "Statut", "HR status", "Status", "statut_rh"],
    namesInFiles: {
      actif: ["Active", "En poste", "Active employee"],
      en_transition: ["In transition", "Transition", "En congé", "On leave"],
      inactif: ["Inactive", "Parti", "Left"],
    },
  },
  mobile: {
    kind: "phone",
    maxLength: 40,
    section: "contact",
    writtenBy: "self",
    isOnPage: true,
    column: "phone",
    headers: [
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
  language: {
    kind: "choice",
    values: languages,
    afterRemoval: null,
    section: "identity",
    writtenBy: "self",
    isOnPage: true,
    column: "language",
    headers: ["Langue", "Langue de correspondance", "Preferred language"],
    namesInFiles: { fr: ["Français", "French", "fr-CA"], en: ["Anglais", "English", "en-CA"] },
  },
  hiredOn: {
    kind: "date",
    latest: "inAYear",
    section: "work",
    writtenBy: "company",
    isOnPage: true,
    column: "hire_date",
    headers: ["Date d’embauche", "Embauche", "Date d’entrée", "Hire date", "Start date", "date_embauche"],
  },
  birthday: {
    kind: "date",
    latest: "today",
    section: "identity",
    writtenBy: "company",
    isOnPage: false,
    column: "birthday",
    headers: [
      "Date de naissance",
      "Naissance",
      "Anniversaire",
      "Date d’anniversaire",
      "Date of birth",
      "Birth date",
      "DOB",
      "date_anniversaire",
    ],
  },
  addressLine1: {
    kind: "text",
    maxLength: 200,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "address",
    headers: [
      "Adresse",
      "Adresse 1",
      "Adresse civique",
      "Adresse postale",
      "Rue",
      "Address line 1",
      "Street",
      "Street address",
    ],
  },
  addressLine2: {
    kind: "text",
    maxLength: 200,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "address_2",
    headers: [
      "Adresse 2",
      "Appartement, bureau",
      "Appartement",
      "App.",
      "Complément d’adresse",
      "Address line 2",
      "Apartment, suite",
      "Apartment",
      "Apt.",
      "Unit",
    ],
  },
  city: {
    kind: "text",
    maxLength: 100,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "city",
    headers: ["Ville", "Municipalité", "Town"],
  },
  /** Of Canada, the two letters of the province. */
  state: {
    kind: "place",
    maxLength: 100,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "province",
    headers: [
      "Province ou territoire",
      "Province ou État",
      "Région ou État",
      "Province or territory",
      "Province/State",
      "State or province",
      "Region or state",
    ],
  },
  zip: {
    kind: "place",
    maxLength: 20,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "postal_code",
    headers: ["Code postal", "CP", "Zip", "Zip code", "Postcode"],
  },
  /** Two letters (ISO 3166-1). */
  country: {
    kind: "place",
    maxLength: 2,
    section: "address",
    writtenBy: "self",
    isOnPage: false,
    column: "country",
    headers: ["Pays", "Pays de résidence"],
  },
} as const satisfies Readonly<Record<string, PersonFieldSpec>>;

export type PersonFieldName = keyof typeof personFields;

/** As it is stored: a choice has a value, and nothing else is null. */
export type PersonFieldValues = {
  [Name in PersonFieldName]: (typeof personFields)[Name] extends { values: readonly (infer Value)[] }
    ? Value
    : string | null;
};
/** As a form holds it: nothing is an empty text. */
export type PersonFieldInputs = { [Name in PersonFieldName]: NonNullable<PersonFieldValues[Name]> };

export type NamesWith<Part> = {
  [Name in PersonFieldName]: (typeof personFields)[Name] extends Part ? Name : never;
}[PersonFieldName];
export type OwnFieldName = NamesWith<{ writtenBy: "self" }>;
export type PersonFieldColumn = (typeof personFields)[PersonFieldName]["column"];
