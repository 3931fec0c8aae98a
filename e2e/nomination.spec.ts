import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress, password } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";
import { longUnless } from "./long.ts";

for (const language of ["fr", "en"] as const)
  test.describe(language + longUnless(language === "fr"), () => {
    test.use({ locale: `${language}-CA` });

    test("the person proposes, who leads changes one and approves, and the person sees no list", async ({
      page,
      browser,
      rondo,
    }) => {
      const words = getWords(language);
      const { lead, own } = words.nominations;
      const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
      await createCompany(page.context(), rondo, owner, "Atelier du Quai", language);
      const api = createApi(page.context(), rondo);
      const join = async (firstName: string) => {
        const email = buildUniqueAddress(firstName.toLowerCase());
        const { id } = await api.people.invite({ email, firstName, lastName: "Roy", role: "user", language });
        return { id, email };
      };
      const subject = await join("Camille");
      for (const name of ["Luc", "Odile", "Nadia", "Karim"]) await join(name);
      const skill = (await api.skills.catalogue({})).items[0];
      const { id } = await api.evaluations.create({ evaluationType: "peer", subjectProfileId: subject.id });
      await api.evaluations.update({ id, name: "Bilan" });
      await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });

      await page.goto(rondo.url + paths.editEvaluation(id, { step: "3" }));
      await page.getByRole("button", { name: toPattern(lead.ask) }).click();
      const asking = page.getByRole("dialog", { name: toPattern(lead.askTitle) });
      await expectAccessible(page, "asking for a proposal");
      await asking.getByRole("button", { name: lead.confirm }).click();
      await expect(page.getByText(toPattern(lead.waiting))).toBeVisible();
      // Nothing leaves before an approval, and no screen says that it could.
      const { timeline, summary } = words.evaluations;
      await page.goto(rondo.url + paths.editEvaluation(id, { step: "4" }));
      await expect(page.getByText(timeline.launchAfterApproval)).toBeVisible();
      await expect(page.getByRole("button", { name: summary.launch })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await page.goto(rondo.url + paths.evaluation(id));
      await expect(page.getByText(words.evaluations.room.participation.proposed)).toBeVisible();

      const camille = await newPage(browser, language);
      const invited = new URL(readLink(await rondo.mail.next(subject.email, /Rondo/)));
      await createApi(camille.context(), rondo).auth.acceptInvitation({
        token: invited.searchParams.get("token") ?? "",
        password,
        language,
      });
      await camille.goto(readLink(await rondo.mail.next(subject.email, /regard|view/)));
      const field = camille.getByRole("combobox", { name: new RegExp(`^${own.person}`) });
      const send = camille.getByRole("button", { name: own.send });
      for (const name of ["luc", "odile", "nadia"]) {
        await field.fill(name);
        await field.press("Enter");
        await expect(camille.getByRole("button", { name: new RegExp(`${name} Roy`, "i") })).toBeVisible();
        await expect(field).toHaveValue("");
      }
      await expectAccessible(camille, "a proposal");
      // What was chosen is kept.
      await camille.reload();
      await expect(camille.getByRole("button", { name: /Odile Roy/ })).toBeVisible();
      await send.click();
      await expect(camille.getByText(own.sentDetail)).toBeVisible();

      await page.goto(readLink(await rondo.mail.next(owner.email, /Camille/)));
      await page.getByRole("checkbox", { name: "Nadia Roy" }).uncheck();
      await expect(page.getByText(words.evaluations.launch.shown.title)).toBeVisible();
      await expectAccessible(page, "a proposal to decide");
      await page.getByRole("button", { name: toPattern(lead.approve.other) }).click();
      await expect(page.getByText(lead.done)).toBeVisible();
      await api.evaluations.launch({ id, acceptsSmallGroups: true });
      const { participants } = await api.evaluations.read({ id });
      expect(
        participants
          .filter(({ role }) => role === "peer")
          .map((one) => one.person.firstName)
          .sort(),
      ).toEqual(["Luc", "Odile"]);
      await camille.goto(rondo.url + paths.nomination(id));
      await expect(camille.getByRole("heading", { name: own.absent })).toBeVisible();
      await expect(camille.getByText("Odile")).toHaveCount(0);
    });

    test("the direct manager, who runs no evaluations, adds a person and approves; whoever leads launches @long", async ({
      page,
      browser,
      rondo,
    }) => {
      const words = getWords(language);
      const { decision, lead } = words.nominations;
      const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
      await createCompany(page.context(), rondo, owner, "Atelier du Port", language);
      const api = createApi(page.context(), rondo);
      const join = async (firstName: string, more: { directManagerId?: string } = {}) => {
        const email = buildUniqueAddress(firstName.toLowerCase());
        const invited = { email, firstName, lastName: "Roy", role: "user", language } as const;
        const { id } = await api.people.invite({ ...invited, ...more });
        return { id, email };
      };
      const enter = async ({ email }: { email: string }) => {
        const opened = await newPage(browser, language);
        const link = new URL(readLink(await rondo.mail.next(email, /Rondo/)));
        const token = link.searchParams.get("token") ?? "";
        await createApi(opened.context(), rondo).auth.acceptInvitation({ token, password, language });
        return opened;
      };
      const manager = await join("Amina");
      const subject = await join("Camille", { directManagerId: manager.id });
      const [luc, odile] = [await join("Luc"), await join("Odile")];
      await join("Nadia");
      const [skill] = (await api.skills.catalogue({})).items;
      const { id } = await api.evaluations.create({ evaluationType: "peer", subjectProfileId: subject.id });
      await api.evaluations.update({ id, name: "Bilan" });
      await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });

      await page.goto(rondo.url + paths.editEvaluation(id, { step: "3" }));
      await page.getByRole("button", { name: toPattern(lead.ask) }).click();
      const asking = page.getByRole("dialog", { name: toPattern(lead.askTitle) });
      await asking.getByRole("radio", { name: "Amina Roy" }).check();
      await asking.getByRole("button", { name: lead.confirm }).click();
      await expect(page.getByText(toPattern(lead.waitingDetail.manager))).toBeVisible();

      const camille = await enter(subject);
      await createApi(camille.context(), rondo).nominations.propose({
        evaluationId: id,
        profileIds: [luc.id, odile.id],
        send: false,
      });
      await camille.goto(rondo.url + paths.nomination(id));
      await expect(camille.getByText(/Amina Roy/)).toBeVisible();
      await api.nominations.ask({
        id,
        bounds: { peer: { least: 2, most: 5 } },
        dueOn: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10),
        decidedBy: "direct_manager",
      });
      await createApi(camille.context(), rondo).nominations.propose({
        evaluationId: id,
        profileIds: [luc.id, odile.id],
        send: true,
      });

      const amina = await enter(manager);
      await amina.goto(readLink(await rondo.mail.next(manager.email, /Camille/)));
      await expectAccessible(amina, "a proposal that a manager decides");
      const field = amina.getByRole("combobox", { name: new RegExp(`^${decision.person}`) });
      await field.fill("nadia");
      await field.press("Enter");
      await expect(amina.getByRole("button", { name: /Nadia Roy/ })).toBeVisible();
      await amina.getByRole("button", { name: /Odile Roy/ }).click();
      await amina.getByRole("button", { name: toPattern(decision.approve.other) }).click();
      await amina.waitForURL(`**${paths.dashboard()}`);
      await amina.goto(rondo.url + paths.decideNomination(id));
      await expect(amina.getByRole("heading", { name: decision.absent })).toBeVisible();

      await page.goto(readLink(await rondo.mail.next(owner.email, /Camille/)));
      await expect(page.getByText(lead.done)).toBeVisible();
      const { participants } = await api.evaluations.read({ id });
      expect(participants.map(({ person }) => person.firstName).sort()).toEqual(["Luc", "Nadia"]);
    });
  });
