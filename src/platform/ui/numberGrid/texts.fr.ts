/** The words of the grid, which travel with it. */
export const fr = {
  cell: "{row}, {column}",
  pasted: { one: "{count} ligne collée.", other: "{count} lignes collées." },
};
