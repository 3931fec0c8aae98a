/** The name of the evaluation: of many in a list, each says when. */
export const fr = { name: "Refaire le point · {month}" };
