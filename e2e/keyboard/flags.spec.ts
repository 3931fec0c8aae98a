import { paths } from "../../src/paths.ts";
import { fr as t } from "../../src/reports/client/flags/texts.fr.ts";
import { fr as report } from "../../src/reports/texts.fr.ts";
import { join, newPage } from "../accounts.ts";
import { createApi } from "../calling.ts";
import { openScreen, press, reach, test } from "../keyboard.ts";
import { getToggle } from "../reportSections.ts";
import { reportInReview } from "../reviewing.ts";
import { getWords } from "../words.ts";
import { expectOpens } from "./manners.ts";

test("a comment is flagged and decided about by keys: the dialogs open, close and give the focus back @long", async ({
  open,
  browser,
  started: { rondo },
}) => {
  const page = await open();
  const { id, noe } = await reportInReview(page, browser, rondo);
  await createApi(page.context(), rondo).reports.publish({ evaluationId: id });

  const theirs = await newPage(browser, "fr");
  await join(theirs, rondo, getWords("fr"), noe);
  await openScreen(theirs, rondo, paths.report(id));
  await theirs.getByRole("button", { name: report.before.read }).press("Enter");
  await press(theirs, getToggle(theirs, report.comments.title));
  const flag = theirs.getByRole("button", { name: t.flag }).first();
  await reach(theirs, flag);
  await expectOpens("flag of a comment", theirs.getByRole("dialog", { name: t.flagTitle }), () =>
    theirs.keyboard.press("Enter"),
  );
  const comment = { place: "question-0", group: "manager", words: "Nomme Zoé." } as const;
  await createApi(theirs.context(), rondo).reports.flagComment({ evaluationId: id, comment });
  await theirs.context().close();

  await openScreen(page, rondo, paths.flaggedComments(id));
  await reach(page, page.getByRole("button", { name: t.keep }));
  await expectOpens("decision about a flagged comment", page.getByRole("dialog", { name: t.keepTitle }), () =>
    page.keyboard.press("Enter"),
  );
});
