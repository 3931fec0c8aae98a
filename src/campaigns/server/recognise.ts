import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { RecognisedPerson } from "../contract.ts";
import { parseLine } from "../rules/pastedList.ts";
import { choosableBy } from "./chosen.ts";

/** People of the same name are distinguished by their address: more than these are not shown. */
const maxNamesakes = 8;

type Row = RecognisedPerson & { line: number; byEmail: boolean } & Record<string, unknown>;

/** Whom each line is about; an address says more than a name. In one statement, whatever the number of lines. */
export async function recogniseLines(
  tx: Tenant,
  actor: Actor,
  lines: readonly string[],
): Promise<RecognisedPerson[][]> {
  const { companyId } = actor;
  const meanings = lines.map(parseLine);
  const names = meanings.flatMap((meaning, line) => meaning.names.map((name) => ({ line, ...name })));
  const texts = (values: readonly (string | null)[]) => sql`${sql.param([...values])}::text[]`;
  const numbers = sql`${sql.param(names.map(({ line }) => line))}::int[]`;
  const { rows } = await tx.execute<Row>(sql`
    with found as (
      select written.line, p.id, false as by_email
        from unnest(${numbers}, ${texts(names.map(({ first }) => first))}, ${texts(names.map(({ last }) => last))})
          written (line, first, last)
        join profiles p on p.company_id = ${companyId} and p.last_name_key = written.last and p.first_name_key = written.first
      union
      select (written.line - 1)::int, p.id, true
        from unnest(${texts(meanings.map(({ email }) => email))}) with ordinality written (email, line)
        join profiles p on p.company_id = ${companyId} and lower(p.email) = written.email
    )
    select distinct found.line, p.id, p.first_name as "firstName", p.last_name as "lastName", p.avatar, p.email,
      p.job_title as "jobTitle", found.by_email as "byEmail", p.last_name_key, p.first_name_key
    from found join profiles p on p.company_id = ${companyId} and p.id = found.id
    where ${choosableBy(actor)}
    order by p.last_name_key, p.first_name_key, p.email`);
  const byLine = Map.groupBy(rows, ({ line }) => line);
  return lines.map((_, line) => {
    const people = byLine.get(line) ?? [];
    const byEmail = people.filter((one) => one.byEmail);
    return (byEmail.length > 0 ? byEmail : people).slice(0, maxNamesakes);
  });
}
