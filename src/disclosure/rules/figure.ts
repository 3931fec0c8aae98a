/**
 * A published figure as a linear form: whole coefficients by variable (« what this person answered there »),
 * in any scale, since a factor discloses nothing. `size` is the number of people behind it.
 */
export type Figure = {
  id: string;
  size: number;
  terms: Readonly<Record<string, number>>;
};
