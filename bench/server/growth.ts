import { createHmac, randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import type pg from "pg";
import { startEmbeddedPostgres } from "../../src/platform/server/database/embeddedPostgres.ts";
import { migrateDatabase } from "../../src/platform/server/database/migrate.ts";
import { withClient } from "./client.ts";
import { project, startServer } from "./servers.ts";

const sizes = [2000, 22_000] as const;
/** A person may search sixty times a minute, all of a list's lines together. */
const [warmUps, times] = [3, 9];

const named = { search: "héloïse vaillanc", limit: 5 };
/** What the palette asks for at once (src/app/shell/palette/findEverywhere.ts). */
const palette = ["people/list", "evaluations/list", "teams/list", "skills/catalogue", "skills/questions"];

const pages: [what: string, calls: string | readonly string[], input: object][] = [
  ["people, a page", "people/list", {}],
  ["people, a name", "people/list", { search: "héloïse vaillanc" }],
  ["people, one letter", "people/list", { search: "m" }],
  ["choices, a name", "people/choices", { search: "héloïse vaillanc" }],
  ["evaluations, a page", "evaluations/list", {}],
  ["evaluations, a name", "evaluations/list", { search: "héloïse vaillanc" }],
  ["evaluations, one letter", "evaluations/list", { search: "m" }],
  ["teams, a page", "teams/list", {}],
  ["teams, a name", "teams/list", { search: "héloïse vaillanc" }],
  ["positions, a page", "jobs/listPositions", {}],
  ["positions, a name", "jobs/listPositions", { search: "héloïse vaillanc" }],
  ["questions, a page", "skills/questions", {}],
  ["questions, a name", "skills/questions", { search: "héloïse vaillanc" }],
  ["palette, a name", palette, named],
];

/** Prints how long pages and searches of lists take in a company of 2,000 people and in one of 22,000, side by side. */
export async function printGrowth({ folder, secret }: { folder: string; secret: string }): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "growth") });
  try {
    await migrateDatabase(cluster.url(), path.join(project, "database"));
    const cookies = await withClient(cluster.url("rondo", "postgres"), async (client) => {
      const owners: string[] = [];
      for (const size of sizes) owners.push(await fill(client, size, secret));
      await client.query("vacuum (analyze)");
      return owners;
    });
    const server = await startServer("Rondo", "dist/server/main.js", {
      DATABASE_URL: cluster.url(),
      AUTH_SECRET: secret,
      DATA_DIR: path.join(folder, "growing"),
      DEMO: "0",
      LOG_LEVEL: "warn",
    });
    try {
      console.log(`median milliseconds of ${times}, in a company of ${sizes.join(" and of ")} people`);
      for (const [what, calls, input] of pages) {
        const medians: string[] = [];
        for (const cookie of cookies)
          medians.push((await measureMedian(server.url, [calls].flat(), cookie, input)).toFixed(1));
        console.log(`${what.padEnd(26)} ${medians.map((one) => one.padStart(8)).join("")}`);
      }
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

/** Of calls made at once, until the last has answered. */
export async function measureMedian(
  url: string,
  addresses: readonly string[],
  cookie: string,
  input: object,
): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < warmUps + times; time += 1) {
    const begun = performance.now();
    await Promise.all(addresses.map((address) => ask(`${url}/rpc/${address}`, url, cookie, input)));
    taken.push(performance.now() - begun);
  }
  return taken.slice(warmUps).toSorted((a, b) => a - b)[times >> 1] ?? 0;
}

async function ask(address: string, origin: string, cookie: string, input: object): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify({ json: input }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

const firstNames =
  "Camille Odile Marc Émile Zoé Luc Anne Mathieu Nadia Héloïse Sœur Thị Jean-Pierre Maïa Karim".split(" ");
const lastNames =
  "Tremblay Gagnon Roy Côté Bouchard Morin Nguyễn O’Neil Œuvrard Vaillancourt Pelletier Simard".split(" ");

/** Words that differ from row to row, as names do: of `i`, with the lists of names as the parameters 3 and 4. */
const words = "($3::text[])[1 + i % $5::int] || ' ' || ($4::text[])[1 + (i / $5::int) % $6::int] || ' ' || i";

/** A team and a position for twenty people, a question for four. */
async function fillOrganisation(client: pg.Client, companyId: string, size: number): Promise<void> {
  const insert = (rows: number, text: string) =>
    client.query(text, [companyId, rows, firstNames, lastNames, firstNames.length, lastNames.length]);
  await insert(
    size / 20,
    `insert into teams (company_id, id, name) select $1, gen_random_uuid(), ${words} from generate_series(1, $2::int) i`,
  );
  await insert(
    size / 20,
    `with family as (insert into job_families (company_id, id, name_fr) values ($1, gen_random_uuid(), 'Tous') returning id)
     insert into job_positions (company_id, id, family_id, name_fr)
     select $1, gen_random_uuid(), family.id, ${words} from family, generate_series(1, $2::int) i`,
  );
  await insert(
    size / 4,
    `with family as (
       insert into skill_families (company_id, id, key, name_fr, position) values ($1, gen_random_uuid(), 'tous', 'Tous', 0)
       returning id
     ), skill as (
       insert into skills (company_id, id, family_id, key, name_fr, position)
       select $1, gen_random_uuid(), id, 'toutes', 'Toutes', 0 from family returning id
     )
     insert into questions (company_id, id, skill_id, slug, text_fr, type, position)
     select $1, gen_random_uuid(), skill.id, 'question_' || i, ${words}, 'star_rating', i
     from skill, generate_series(1, $2::int) i`,
  );
}

/** A company whose owner is signed in, as many evaluations as people. @returns the owner's cookie */
export async function fill(client: pg.Client, size: number, secret: string): Promise<string> {
  const [companyId, userId, ownerId, token] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomBytes(24).toString("base64url"),
  ];
  const email = `${ownerId}@croissance.example`;
  await client.query("begin");
  await client.query("insert into companies (id, name, created_at) values ($1, 'Croissance', now())", [
    companyId,
  ]);
  await client.query(
    "insert into auth.users (id, email, email_verified, created_at, updated_at) values ($1, $2, true, now(), now())",
    [userId, email],
  );
  await client.query(
    `insert into profiles (company_id, id, user_id, first_name, last_name, email, role, is_admin, joined_at, created_at)
     values ($1, $2, $3, 'Propriétaire', 'Propriétaire', $4, 'account_owner', true, now(), now())`,
    [companyId, ownerId, userId, email],
  );
  await client.query(
    `insert into auth.sessions (id, user_id, token, expires_at, company_id, profile_id, scope, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, now() + interval '1 hour', $3, $4, 'full', now(), now())`,
    [userId, token, companyId, ownerId],
  );
  await client.query(
    `insert into profiles (company_id, id, first_name, last_name, email, joined_at, created_at)
     select $1, gen_random_uuid(), ($3::text[])[1 + i % $5::int], ($4::text[])[1 + (i / $5::int) % $6::int] || case when i > 180 then ' ' || i else '' end,
       'p' || i || '@croissance.example', now(), now() from generate_series(0, $2::int - 1) i`,
    [companyId, size, firstNames, lastNames, firstNames.length, lastNames.length],
  );
  await fillOrganisation(client, companyId, size);
  await client.query("analyze");
  await client.query(
    `insert into evaluations (company_id, id, name, author_profile_id, subject_profile_id, evaluation_type, status,
       selected_dimensions, scale, threshold, launched_on, created_at, updated_at)
     select $1, gen_random_uuid(), 'Bilan d’automne', $2, id, 'full', 'in_progress', array['skills'], 'frequency', 3,
       current_date, now() - row_number() over () * interval '1 second', now()
     from profiles where company_id = $1 and id <> $2`,
    [companyId, ownerId],
  );
  await client.query("commit");
  return `rondo_session=${token}.${createHmac("sha256", secret).update(token).digest("base64url")}`;
}
