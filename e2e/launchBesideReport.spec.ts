import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

test("launching almost the same evaluation again says which group will be hidden, and asks for a second yes @long", async ({
  browser,
  start,
}) => {
  const { rondo } = await start();
  for (const [language, width, scheme] of [
    ["fr", 1280, "light"],
    ["en", 390, "dark"],
  ] as const) {
    const { evaluations: t } = getWords(language);
    const page = await newPage(browser, language, { width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await enterAs(page.context(), rondo, demoOwner);
    const { evaluations } = createApi(page.context(), rondo);
    const { items } = await evaluations.list({ status: "completed" });
    const before = await evaluations.read({
      id: items.find(({ name }) => name === "Bilan d’automne")?.id ?? "",
    });
    const { id } = await evaluations.create({
      name: "Le point",
      evaluationType: "peer",
      subjectProfileId: before.subject?.id ?? null,
    });
    await evaluations.addSkill({ id, skillId: before.questions[0]?.skill.id ?? "" });
    for (const { person } of before.participants.filter(({ role }) => role === "peer").slice(1))
      await evaluations.addParticipant({ id, profileId: person.id, role: "peer" });

    await page.goto(rondo.url + paths.editEvaluation(id, { step: "4" }));
    await page.getByRole("button", { name: t.summary.launch }).click();
    const dialog = page.getByRole("dialog");
    const send = dialog.getByRole("button", { name: t.launch.send });
    await send.click();
    await expect(dialog.getByText(toPattern(t.launch.otherReport))).toBeVisible();
    await expect(dialog.getByText(t.groups.peer, { exact: true })).toBeVisible();
    await expectAccessible(page, `launch beside a report, ${language}`);
    const shots = process.env["SHOTS"];
    if (shots) await page.screenshot({ path: `${shots}/${language}-${width}-${scheme}.png` });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("checkbox", { name: t.launch.acceptSmall }).check();
    await send.click();
    await page.waitForURL(`**${paths.evaluation(id)}`);
  }
});
