import { fr } from "../src/administration/client/system/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { createApi, enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("the first problem is the main action, and a part that fails leaves the others", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const api = createApi(page.context(), rondo);
  const [family] = (await api.jobs.listFamilies({})).items;
  const { id } = await api.jobs.createPosition({
    name: { fr: "Horlogère ou horloger de tour", en: null },
    description: null,
    familyId: family!.id,
    skills: [],
  });
  let isDown = true;
  await page.route("**/rpc/administration/storage**", (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(rondo.url + paths.adminDashboard());
  const problems = page.getByRole("region", { name: fr.problems.title });
  await expect(problems.getByRole("heading")).toContainText("Horlogère ou horloger de tour");
  const storage = page.getByRole("region", { name: fr.storage.title });
  await expect(storage.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "the state of the system");
  isDown = false;
  await storage.getByRole("button", { name: "Réessayer" }).click();
  await expect(storage.getByText(fr.storage.noFiles)).toBeVisible();

  await problems.getByRole("link", { name: fr.problems.actions.position }).click();
  await expect(page).toHaveURL(rondo.url + paths.jobPosition(id));
  await api.jobs.removePosition({ id });
  await page.goto(rondo.url + paths.adminDashboard());
  await expect(page.getByText(fr.problems.none)).toBeVisible();
});
