/** Of human resources, as the specification names them (§3). */
export const hrStatuses = ["actif", "en_transition", "inactif"] as const;

/** Of the fields of a person (vocabulary/fields.ts), the texts and choices that are a column of the list and of the export. */
export const listedFields = ["hrStatus"] as const;
export type ListedFieldName = (typeof listedFields)[number];
