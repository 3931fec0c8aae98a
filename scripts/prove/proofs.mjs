/**
 * The long proofs, in the order of docs/proof.md. Each runs commands of the project; the tests among them
 * are the ones that `npm test` runs short (src/platform/testing/proof.ts).
 * @type {Record<string, { title: string, commands: string[][] }>}
 */
export const proofs = {
  anonymity: {
    title: "Anonymity",
    commands: [["vitest", "run", "src/disclosure/rules/attack.test.ts"]],
  },
};

/** The table's first column, in order: the proofs, then what `npm run bench` measures. */
export const titles = [...Object.values(proofs).map(({ title }) => title), "Speed (server)"];
