import type { Browser, Page } from "@playwright/test";
import { NOTICE_VERSION } from "../src/evaluations/rules/notice.ts";
import { createCompany, join, newPage, buildUniqueAddress, type Member } from "./accounts.ts";
import { createApi } from "./calling.ts";
import type { Rondo } from "./product.ts";
import { getWords } from "./words.ts";

/** A company that publishes by hand; its owner is signed in, and a report with « Nomme Zoé. » waits for them. */
export async function reportInReview(
  page: Page,
  browser: Browser,
  rondo: Rondo,
): Promise<{ id: string; noe: Member }> {
  const owner = { firstName: "Édith", lastName: "Paré", email: buildUniqueAddress("edith.relecture") };
  await createCompany(page.context(), rondo, owner, "Relire");
  const { people, company, evaluations, reports, skills } = createApi(page.context(), rondo);
  const noe = { firstName: "Noé", lastName: "Roy", email: buildUniqueAddress("noe.relecture") };
  const lea = { firstName: "Léa", lastName: "Côté", email: buildUniqueAddress("lea.relecture") };
  const [subject, rater] = [await people.invite(noe), await people.invite(lea)];
  const { version } = await company.readSettings({});
  await company.updateSettings({ release: "by_hand", version });
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "manager",
    subjectProfileId: subject.id,
  });
  const [skill] = (await skills.catalogue({})).items;
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.addParticipant({ id, profileId: rater.id, role: "manager" });
  await evaluations.launch({ id, acceptsSmallGroups: true });
  const raterPage = await newPage(browser, "fr");
  await join(raterPage, rondo, getWords("fr"), lea);
  const answers = createApi(raterPage.context(), rondo).answers;
  const { items } = await answers
    .begin({ evaluationId: id, noticeVersion: NOTICE_VERSION })
    .then(() => answers.read({ evaluationId: id }));
  for (const { position, type } of items)
    await answers.save({
      evaluationId: id,
      position,
      revision: 1,
      score: type === "text" ? null : type === "star_rating" ? 4 : 1,
      text: position === 0 ? "Nomme Zoé." : type === "text" ? "Rien à ajouter." : null,
    });
  await answers.finalise({ evaluationId: id });
  await reports.close({ evaluationId: id });
  await raterPage.context().close();
  return { id, noe };
}
