/** The name of the evaluation. */
export const fr = { name: "Refaire le point\u00A0: {name}" };
