import type { EndpointMeta, Policy } from "#platform/contract/endpoint.ts";
import type { Row, Table } from "./table.ts";

const weaker: Partial<Record<Policy, Policy>> = {
  administer: "managePeople",
  managePeople: "evaluate",
  evaluate: "signedIn",
  signedIn: "session",
  // Nothing is weaker than these with a session: closed to those whom they are for, it must be noticed too.
  session: "signedIn",
  answering: "signedIn",
  reading: "signedIn",
};
const limited: Partial<Record<Policy, string>> = {
  session: "by invitation",
  answering: "by invitation",
  reading: "by report link",
};

/** The policy that an endpoint could be given by mistake. */
export const chooseMistakenPolicy = (allow: Policy): Policy => weaker[allow] ?? allow;

/** The rows that the mistaken policy would answer otherwise: refusals, or those of the session that is let in alone. */
export const listRowsDecidedBy = (allow: Policy, rows: readonly Row[]): Row[] =>
  rows.filter(({ relation, answer }) =>
    limited[allow] ? relation.name === limited[allow] : answer === "forbidden",
  );

/** Whether the table promises the person of this row another answer under another policy. */
export const answersOtherwise = (
  { policies }: Pick<Table, "policies">,
  { relation, answer }: Row,
  policy: Policy,
): boolean => policies.get(relation.actsAs)?.get(policy) !== answer;

/** Whether one of the rows that are acted fails where the endpoint has the mistaken policy. */
export const noticesPolicy = (
  table: Pick<Table, "policies">,
  allow: Policy,
  acted: readonly Row[],
): boolean =>
  listRowsDecidedBy(allow, acted).some((row) => answersOtherwise(table, row, chooseMistakenPolicy(allow)));

/** Whether one of the rows that are acted fails where « before the second factor » is turned round. */
export const noticesSecondFactor = (
  { beforeSecondFactor = false }: Pick<EndpointMeta, "beforeSecondFactor">,
  acted: readonly Row[],
): boolean =>
  acted.some(
    ({ relation, answer }) =>
      relation.kind === "held back" && (answer === "second_factor_required") !== beforeSecondFactor,
  );
