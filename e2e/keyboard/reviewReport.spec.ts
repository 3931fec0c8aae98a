import { paths } from "../../src/paths.ts";
import { fr as t } from "../../src/reports/client/review/texts.fr.ts";
import { openScreen, reach, test } from "../keyboard.ts";
import { reportInReview } from "../reviewing.ts";
import type { DialogName } from "./everyDialog.ts";
import { expectOpens } from "./manners.ts";
import { toPattern } from "../words.ts";

test("a report is read through by keys: its dialogs open, close and give the focus back @long", async ({
  open,
  browser,
  started: { rondo },
}) => {
  const page = await open();
  const { id } = await reportInReview(page, browser, rondo);
  await openScreen(page, rondo, paths.reviewReport(id));
  const expectDialogOpens = async (name: DialogName, label: string, title: string | RegExp) => {
    await reach(page, page.getByRole("button", { name: label }).first());
    await expectOpens(name, page.getByRole("dialog", { name: title }), () => page.keyboard.press("Enter"));
  };
  await expectDialogOpens("publication of a report", t.publish, toPattern(t.publishTitle));
  await expectDialogOpens("masking of a comment", t.mask, t.maskTitle);
});
