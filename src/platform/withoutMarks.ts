// The same classes as in app.sort_key.
const apostrophes = /['`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]/g;
const hyphens = /[- \u00a0\u2007\u2010-\u2015\u202f\u2212]+/g;

/** Text without the marks that an order does not see: « D’Amours » stands with « Damours », « Jean-Guy » with « Jean Guy ». */
export const withoutMarks = (text: string): string => text.replace(apostrophes, "").replace(hyphens, " ");
