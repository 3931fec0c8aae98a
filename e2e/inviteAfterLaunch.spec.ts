import { paths } from "../src/paths.ts";
import { en } from "../src/platform/texts.en.ts";
import { fr } from "../src/platform/texts.fr.ts";
import { createCompany, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";
import { longUnless } from "./long.ts";

for (const language of ["fr", "en"] as const)
  test.describe(language + longUnless(language === "fr"), () => {
    test.use({ locale: `${language}-CA` });

    test("after launch, inviting says what leaves, to whom and when, before anything leaves and after", async ({
      page,
      rondo,
    }) => {
      const words = getWords(language);
      const { cancel } = (language === "fr" ? fr : en).actions;
      const { invitation, person, lanes } = words.evaluations.participation;
      const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
      await createCompany(page.context(), rondo, owner, "Atelier du Quai", language);
      const { evaluations, people, skills } = createApi(page.context(), rondo);
      const join = async (firstName: string) => {
        const email = buildUniqueAddress(firstName.toLowerCase());
        const { id } = await people.invite({ email, firstName, lastName: "Roy", role: "user", language });
        return { id, email };
      };
      const [subject, peer] = [await join("Camille"), await join("Luc")];
      const odile = await join("Odile");
      const skill = (await skills.catalogue({})).items[0];
      const { id } = await evaluations.create({ evaluationType: "peer", subjectProfileId: subject.id });
      await evaluations.update({ id, name: "Bilan" });
      await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
      await evaluations.addParticipant({ id, profileId: peer.id, role: "peer" });

      await page.goto(rondo.url + paths.editEvaluation(id, { step: "3" }));
      await expect(page.getByText(invitation.beforeLaunch)).toBeVisible();
      await expect(page.getByRole("combobox", { name: new RegExp(`^${lanes.add.peer}`) })).toBeVisible();
      await expect(page.getByRole("button", { name: invitation.action })).toHaveCount(0);

      await evaluations.launch({ id, acceptsSmallGroups: true });
      // While the server cannot answer, the page has a title, another try and a way out.
      await page.route("**/rpc/evaluations/read", (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto(rondo.url + paths.evaluation(id));
      const platform = language === "fr" ? fr : en;
      await expect(page.getByRole("heading", { level: 1, name: platform.status.pageFailed })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: words.evaluations.back })).toBeVisible();
      await page.unroute("**/rpc/evaluations/read");
      await page.getByRole("button", { name: platform.actions.retry }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Bilan" })).toBeVisible();
      const inviteMore = page.getByRole("button", {
        name: words.evaluations.room.participation.invite,
        exact: true,
      });
      await inviteMore.click();
      await expect(page.getByText(invitation.before)).toBeVisible();
      const field = page.getByRole("combobox", { name: new RegExp(`^${person}`) });
      await expect(field).toBeFocused();
      const invite = page.getByRole("button", { name: invitation.action });
      const choose = async () => {
        await field.fill("odile");
        await field.press("Enter");
        await expect(field).toHaveValue("Odile Roy");
        await invite.click();
      };
      await choose();
      const dialog = page.getByRole("dialog", { name: toPattern(invitation.title) });
      await expect(dialog).toContainText(odile.email);
      await expect(dialog).toContainText(invitation.as.peer);
      await expectAccessible(page, "inviting after launch");
      await dialog.getByRole("button", { name: cancel }).click();
      expect((await evaluations.read({ id })).participants.map((one) => one.person.firstName)).not.toContain(
        "Odile",
      );

      await invite.click();
      await dialog.getByRole("button", { name: invitation.confirm }).click();
      await expect(page.getByText(toPattern(invitation.sent)).first()).toBeVisible();
      await rondo.mail.next(odile.email, /Camille/);

      // Withdrawn and added again: no second email leaves, and the dialog says so.
      const seat = (await evaluations.read({ id })).participants.find(
        (one) => one.person.firstName === "Odile",
      );
      await evaluations.removeParticipant({ id, participantId: seat?.id ?? "" });
      // The address keeps it open.
      await page.reload();
      await choose();
      const again = page.getByRole("dialog", { name: toPattern(invitation.titleAgain) });
      await expect(again).toContainText(toPattern(invitation.again));
      await again.getByRole("button", { name: invitation.confirmAgain }).click();
      await expect(again).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();

      const { activity, room } = words.evaluations;
      const { tabs } = room;
      await page.getByRole("tab", { name: tabs.activity }).click();
      const done = page.getByRole("list", { name: activity.label }).getByRole("listitem");
      await expect(done.first()).toContainText("Odile");
      await expectAccessible(page, "activity of an evaluation");

      // What is asked cannot change any more: a copy with the same people can.
      const { actions, copies } = room;
      await page.getByRole("button", { name: actions }).click();
      await page.getByRole("menuitem", { name: copies.action }).click();
      await page.getByRole("dialog").getByRole("button", { name: copies.confirm, exact: true }).click();
      await expect(page).toHaveURL(/\/edit/);
      const copy = /evaluations\/([^/]+)\/edit/.exec(page.url())?.[1] ?? "";
      const { status, participants } = await evaluations.read({ id: copy });
      expect([status, participants.map((one) => one.person.firstName).sort()]).toEqual([
        "draft",
        ["Luc", "Odile"],
      ]);
    });
  });
