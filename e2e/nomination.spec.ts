import { paths } from "../src/paths.ts";
import { foundCompany, newPage, ownAddress, password } from "./accounts.ts";
import { apiOf } from "./calling.ts";
import { linkOf } from "./mailServer.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { pattern, wordsOf } from "./words.ts";

for (const language of ["fr", "en"] as const)
  test.describe(language, () => {
    test.use({ locale: `${language}-CA` });

    test("the person proposes, who leads changes one and approves, and the person sees no list", async ({
      page,
      browser,
      rondo,
    }) => {
      const words = wordsOf(language);
      const { lead, own } = words.nominations;
      const owner = { firstName: "Sophie", lastName: "Bernard", email: ownAddress("sophie") };
      await foundCompany(page.context(), rondo, owner, "Atelier du Quai", language);
      const api = apiOf(page.context(), rondo);
      const join = async (firstName: string) => {
        const email = ownAddress(firstName.toLowerCase());
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
      await page.getByRole("button", { name: lead.ask }).click();
      const asking = page.getByRole("dialog", { name: pattern(lead.askTitle) });
      await expectAccessible(page, "asking for a proposal");
      await asking.getByRole("button", { name: lead.confirm }).click();
      await expect(page.getByText(pattern(lead.waiting))).toBeVisible();

      const camille = await newPage(browser, language);
      const invited = new URL(linkOf(await rondo.mail.next(subject.email, /Rondo/)));
      await apiOf(camille.context(), rondo).auth.acceptInvitation({
        token: invited.searchParams.get("token") ?? "",
        password,
        language,
      });
      await camille.goto(linkOf(await rondo.mail.next(subject.email, /regard|view/)));
      const field = camille.getByRole("combobox", { name: new RegExp(`^${own.person}`) });
      const send = camille.getByRole("button", { name: own.send });
      for (const name of ["luc", "odile", "nadia"]) {
        await field.fill(name);
        await field.press("Enter");
        await expect(field).toHaveValue(/Roy/);
        await camille.getByRole("button", { name: own.add, exact: true }).click();
        await expect(field).toHaveValue("");
      }
      await expectAccessible(camille, "a proposal");
      // What was chosen is kept.
      await camille.reload();
      await expect(camille.getByRole("button", { name: /Odile Roy/ })).toBeVisible();
      await send.click();
      await expect(camille.getByText(pattern(own.sentDetail))).toBeVisible();

      await page.goto(linkOf(await rondo.mail.next(owner.email, /Camille/)));
      await page.getByRole("checkbox", { name: "Nadia Roy" }).uncheck();
      await expectAccessible(page, "a proposal to decide");
      await page.getByRole("button", { name: pattern(lead.approve.other) }).click();
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
  });
