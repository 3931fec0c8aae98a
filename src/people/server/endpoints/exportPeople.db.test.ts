import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const readLines = async (file: File) => (await file.text()).replace("\uFEFF", "").split("\r\n");

describe("the export of the people", () => {
  test("holds what the list finds, in its order, in the words of the language", async () => {
    const chief = await world.person(owner, { firstName: "Ève", lastName: "Côté", jobTitle: "=1+1" });
    await world.person(owner, { firstName: "Al", lastName: "Zed", directManagerId: chief.profileId });
    await world.person(owner, { firstName: "Bo", lastName: "Ang", joinedAt: null });
    const file = await owner.api.people.export({ format: "csv" });
    expect([file.name, file.type]).toEqual(["Personnel.csv", "text/csv;charset=utf-8"]);
    const lines = await readLines(file);
    expect(lines[0]).toBe(
      "Nom;Prénom;Courriel;Poste;Relève de;Courriel de la ou du gestionnaire;Équipe;Statut d’emploi;Statut RH;Niveau;Gère des personnes;Rôle;Compte",
    );
    expect(lines.find((line) => line.startsWith("Côté"))).toBe(
      `Côté;Ève;${chief.email};'=1+1;;;;;Actif;Haute direction (C-suite);Oui;Membre;Ouvert`,
    );
    expect(lines.find((line) => line.startsWith("Zed"))).toMatch(
      new RegExp(`;Ève Côté;${chief.email};;;Actif;Employée ou employé;Non;Membre;Ouvert$`),
    );
    const { items } = await owner.api.people.list({});
    expect(lines.slice(1, -1).map((line) => line.split(";")[2])).toEqual(items.map(({ email }) => email));

    await world.person(owner, { firstName: "Cy", lastName: "Ang", joinedAt: null, invitedAt: null });
    const invited = await owner.api.people.export({ format: "csv", language: "en", state: "invited" });
    expect(await readLines(invited)).toEqual([
      "Last name;First name;Email;Position;Reports to;Manager’s email;Team;Job status;HR status;Level;Manages people;Role;Account",
      expect.stringMatching(/^Ang;Bo;.*;Member;Invitation sent$/),
      "",
    ]);
    const uninvited = await owner.api.people.export({ format: "csv", state: "uninvited" });
    expect((await readLines(uninvited))[1]).toMatch(/^Ang;Cy;.*;Membre;Sans invitation$/);
  });

  test("is written down: who, what was asked, in which format", async () => {
    const other = await world.company();
    await (await other.api.people.export({ format: "xlsx", role: "user", search: "zzz" })).arrayBuffer();
    const log = await world.inside(other, (tx) => tx.select().from(auditLog));
    expect(log).toMatchObject([
      {
        action: "people.export",
        actorProfileId: other.profileId,
        details: { format: "xlsx", role: "user", isSearched: true },
      },
    ]);
  });

  test("reads the next page when the one before is taken, and stops for whoever may no longer read", async () => {
    const large = await world.company();
    const admin = await world.person(large, { role: "admin", isAdmin: true });
    await world.inside(large, (tx) =>
      tx.execute(sql`
        insert into profiles (company_id, id, first_name, last_name, email, created_at)
        select ${large.companyId}, gen_random_uuid(), md5(n::text), md5(n::text), n || '@rondo.test', now()
        from generate_series(1, 4000) n`),
    );
    const asked = () =>
      world.fetch(
        new Request("http://localhost:3000/rpc/people/export", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            origin: "http://localhost:3000",
            cookie: admin.cookie,
          },
          body: JSON.stringify({ json: { format: "csv" } }),
        }),
      );
    let response = new Response();
    const sent = await recordStatements(async () => {
      response = await asked();
    });
    expect(sent.filter((text) => /from "profiles"/.test(text)).length).toBeLessThan(4);
    expect(response.headers.get("content-disposition")).toContain("Personnel.csv");

    await large.api.people.setRole({ id: admin.profileId, role: "user" });
    await expect(response.text()).rejects.toThrow();
    expect(await readErrorCode(admin.api.people.export({ format: "csv" }))).toBe("forbidden");
    const whole = await readLines(await large.api.people.export({ format: "csv" }));
    expect(whole).toHaveLength(4000 + 2 + 2);
  });
});
