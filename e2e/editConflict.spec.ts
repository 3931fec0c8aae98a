import { paths } from "../src/paths.ts";
import { fr as t } from "../src/platform/ui/conflict/texts.fr.ts";
import { createCompany, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, test } from "./rondo.ts";

/** Every form that changes a row with a version, and what another person changes in it meanwhile. */
test("two people change the same thing: each form shows the other change, keeps what was typed, and asks @long", async ({
  page,
  rondo,
}) => {
  const owner = { firstName: "Édith", lastName: "Paré", email: buildUniqueAddress("edith.conflit") };
  await createCompany(page.context(), rondo, owner, "Deux à la fois");
  const api = createApi(page.context(), rondo);
  const { skills, jobs, teams, company, weights, people } = api;
  const person = await people.invite({ email: buildUniqueAddress("noe"), firstName: "Noé", lastName: "Roy" });
  const [family] = (await skills.families({})).items;
  const skill = await skills.create({ familyId: family?.id ?? "", nameFr: "Écoute", nameEn: "Listening" });
  const question = await skills.createQuestion({
    skillId: skill.id,
    type: "star_rating",
    textFr: "Prend le temps.",
  });
  const value = await skills.createValue({ nameFr: "Parole", questionFr: "Tient parole." });
  const named = { name: { fr: "Forge", en: null }, description: null };
  const jobFamily = await jobs.createFamily(named);
  const position = await jobs.createPosition({ ...named, familyId: jobFamily.id, skills: [] });
  const team = await teams.create({ name: "Atelier" });
  const field = (name: string) =>
    page.getByRole("textbox", { name: new RegExp(`^${name}( \\(facultatif\\))?$`) });

  const forms: {
    name: string;
    at: string;
    typed: string;
    /** What another person does, and the name of what it changes. */
    meanwhile: () => Promise<unknown>;
    changed: string;
    stored: () => Promise<unknown>;
    both: Record<string, unknown>;
  }[] = [
    {
      name: "a person",
      at: paths.editPerson(person.id),
      typed: "Prénom",
      meanwhile: () => people.update({ id: person.id, city: "Gaspé" }),
      changed: "Ville",
      stored: () => people.read({ id: person.id }),
      both: { firstName: "Écrit ici", city: "Gaspé" },
    },
    {
      name: "a skill",
      at: paths.skill(skill.id),
      typed: "Nom, en français",
      meanwhile: () => skills.update({ id: skill.id, version: skill.version, nameEn: "To listen" }),
      changed: "Nom, en anglais",
      stored: () => skills.read({ id: skill.id }),
      both: { name: { fr: "Écrit ici", en: "To listen" } },
    },
    {
      name: "a question",
      at: paths.editQuestion(question.id),
      typed: "Question, en français",
      meanwhile: () =>
        skills.updateQuestion({ id: question.id, version: question.version, isRequired: false }),
      changed: "Réponse obligatoire",
      stored: () => skills.readQuestion({ id: question.id }),
      both: { text: { fr: "Écrit ici" }, isRequired: false },
    },
    {
      name: "a value",
      at: paths.editValue(value.id),
      typed: "Nom, en français",
      meanwhile: () => skills.updateValue({ id: value.id, version: value.version, nameEn: "Word" }),
      changed: "Nom, en anglais",
      stored: () => skills.readValue({ id: value.id }),
      both: { name: { fr: "Écrit ici", en: "Word" } },
    },
    {
      name: "a family of jobs",
      at: paths.jobFamily(jobFamily.id),
      typed: "Nom, en français",
      meanwhile: () =>
        jobs.updateFamily({
          ...named,
          id: jobFamily.id,
          version: 1,
          description: { fr: "Le métal", en: null },
        }),
      changed: "Description, en français",
      stored: () => jobs.readFamily({ id: jobFamily.id }),
      both: { name: { fr: "Écrit ici" }, description: { fr: "Le métal" } },
    },
    {
      name: "a position",
      at: paths.jobPosition(position.id),
      typed: "Nom, en français",
      meanwhile: () =>
        jobs.updatePosition({
          ...named,
          id: position.id,
          version: 1,
          familyId: jobFamily.id,
          skills: [{ id: skill.id, expectedLevel: 4 }],
        }),
      changed: "Compétences",
      stored: () => jobs.readPosition({ id: position.id }),
      both: { name: { fr: "Écrit ici" }, skills: [{ id: skill.id, expectedLevel: 4 }] },
    },
    {
      name: "a team",
      at: paths.editTeam(team.id),
      typed: "Nom",
      meanwhile: () => teams.update({ id: team.id, version: 1, description: "Le métal" }),
      changed: "Description",
      stored: () => teams.read({ id: team.id }),
      both: { name: "Écrit ici", description: "Le métal" },
    },
    {
      name: "the settings of the company",
      at: paths.companySettings(),
      typed: "Mission",
      meanwhile: async () => {
        const { version } = await company.readSettings({});
        return company.updateSettings({ version, commentsMandatory: true });
      },
      changed: "Commentaire obligatoire",
      stored: () => company.readSettings({}),
      both: { mission: "Écrit ici", commentsMandatory: true },
    },
  ];

  for (const { name, at, typed, meanwhile, changed, stored, both } of forms)
    await test.step(name, async () => {
      await page.goto(rondo.url + at);
      await field(typed).fill("Écrit ici");
      await meanwhile();
      await page.keyboard.press("Control+s");
      const conflict = page.getByRole("alert").filter({ hasText: t.kept });
      await expect(conflict, name).toBeVisible();
      await expect(field(typed), name).toHaveValue("Écrit ici");
      await conflict.getByRole("button", { name: t.show }).click();
      await expect(conflict.locator("dt"), name).toContainText([changed]);
      await conflict.getByRole("button", { name: t.overwrite }).click();
      await expect(page.getByRole("button", { name: "Enregistrer", exact: true }), name).toHaveCount(0);
      expect(await stored(), name).toMatchObject(both);
    });

  await test.step("a model, renamed over another name by pressing again", async () => {
    const model = await skills.createModel({ nameFr: "Avant", nameEn: null });
    const { version } = await skills.readQuestion({ id: question.id });
    await skills.updateQuestion({ id: question.id, version, modelId: model.id });
    await page.goto(rondo.url + paths.editQuestion(question.id));
    const rename = page.getByRole("button", { name: "Renommer le modèle" });
    await rename.click();
    const name = page.getByRole("textbox", { name: /^Nom, en français/ });
    await name.fill("Ici");
    await skills.updateModel({ id: model.id, version: model.version, nameFr: "Ailleurs", nameEn: null });
    const refused = page.waitForResponse((answer) => answer.status() === 409);
    await rename.click();
    await refused;
    await expect(name).toHaveValue("Ici");
    // The newest version has to be read before it can be replaced.
    await expect(async () => {
      await rename.click();
      await expect(name).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    expect((await skills.models({})).items[0]?.name.fr).toBe("Ici");
  });

  await test.step("the weights, of which each version is the whole", async () => {
    await page.goto(rondo.url + paths.weightMatrix());
    const [share] = [page.getByRole("textbox", { name: /^Par défaut, Gestionnaire/ })];
    await share.fill("30");
    // Said at the row that is typed, not at those that follow it.
    await expect(page.getByText(/il manque 10/)).toHaveCount(1);
    await page.getByRole("textbox", { name: /^Par défaut, Collègues/ }).fill("50");
    const { version, weights: before } = await weights.read({});
    await weights.save({
      basedOn: version,
      weights: { ...before, dimensions: { skills: 60, values: 30, objectives: 10 } },
    });
    await page.keyboard.press("Control+s");
    const conflict = page.getByRole("alert").filter({ hasText: t.kept });
    await expect(conflict).toBeVisible();
    await expect(share).toHaveValue("30");
    await conflict.getByRole("button", { name: t.overwrite }).click();
    await expect(conflict).toBeHidden();
    // The message goes as the button is pressed; the write may still be in flight.
    await expect.poll(async () => (await weights.read({})).version).toBe(version + 2);
    const { weights: after } = await weights.read({});
    // The row typed here, and the one that another person saved meanwhile.
    expect(after).toMatchObject({
      default: { manager: 30, peer: 50 },
      dimensions: { skills: 60, values: 30, objectives: 10 },
    });
  });
});
