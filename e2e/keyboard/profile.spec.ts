import { paths } from "../../src/paths.ts";
import { fr as crop } from "../../src/platform/ui/crop/texts.fr.ts";
import { png } from "../../src/platform/testing/images.ts";
import { createCompany, buildUniqueAddress } from "../accounts.ts";
import { openScreen, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { getWords } from "../words.ts";
import { expectDialogBehaviour } from "./manners.ts";

const { ownProfile: texts, people } = words;
const english = getWords("en").ownProfile;

test("one’s picture is framed by keys, and the language of the page changes as it is saved", async ({
  open,
  rondo,
}) => {
  const page = await open();
  // Listened to from here on: a listener that begins with the key may begin after it.
  const image = { name: "moi.png", mimeType: "image/png", buffer: png({ width: 90, height: 60 }) };
  page.on("filechooser", (chooser) => void chooser.setFiles(image));
  const owner = { firstName: "Luce", lastName: "Gervais", email: buildUniqueAddress("luce.photo") };
  await createCompany(page.context(), rondo, owner, "Atelier des photos");
  await openScreen(page, rondo, paths.editProfile());
  const choose = page.getByRole("button", { name: texts.photo.choose });
  await reach(page, choose);
  const frame = page.getByRole("dialog", { name: crop.title });
  const chooseFile = async () => {
    await page.keyboard.press("Enter");
    await expect(frame).toBeVisible();
  };
  await chooseFile();
  await expectDialogBehaviour("framing of a photo", frame);
  await choose.focus();
  await chooseFile();
  const area = frame.getByRole("application", { name: crop.area });
  await area.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await press(page, frame.getByRole("button", { name: crop.keep }));
  await expect(page.getByRole("button", { name: texts.photo.remove })).toBeVisible();
  const picture = page.getByRole("main").locator("[data-avatar] img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(55);

  await page.getByLabel(people.labels.language).selectOption("en");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: english.edit })).toBeVisible();
  // Said as it was asked for, before the page changes its language.
  await expect(page.getByText(texts.updated)).toBeVisible();
});
