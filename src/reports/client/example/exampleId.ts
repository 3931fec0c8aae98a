/** The evaluation that the example report says it is about. */
export const exampleId = "example";
