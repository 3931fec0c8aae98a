import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findToken } from "#accounts/server/tokens.ts";
import { givePassword } from "#app/testing/accounts.ts";
import { buildLaunchedEvaluation, type EvaluationOptions } from "#app/testing/evaluations.ts";
import { findLinkedPage } from "#app/testing/emails.ts";
import { composeAsSent } from "#app/testing/mailer.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { readAddressee } from "#auth/server/addressee.ts";
import { companies } from "#company/tables.ts";
import { profiles } from "#people/tables.ts";
import type { EmailContent } from "#platform/server/emails/emailTemplate.ts";
import { outbox } from "#platform/server/tables.ts";
import { evaluationParticipants } from "../../tables.ts";

const world = await makeWorld();

/** The last paragraph of the notice, to the person evaluated or to the others. */
const figures = (report: string) =>
  `Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que ${report} montre des regards reçus\u00a0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.`;

/** Writes the message that waits for this person, as the worker would. */
const readEmailTo = (person: Person): Promise<EmailContent | null> =>
  world.inside({ ...person, profileId: person.profileId }, async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.recipientProfileId, person.profileId));
    if (!row) throw new Error("no message waits for this person");
    return composeAsSent(world, tx, row, "Coopérative");
  });
const launchOne = async (
  wishes: EvaluationOptions = {},
  change: Partial<typeof companies.$inferInsert> = {},
) => {
  const owner = await world.company();
  if (Object.keys(change).length > 0)
    await world.inside(owner, (tx) =>
      tx.update(companies).set(change).where(eq(companies.id, owner.companyId)),
    );
  const subject = await world.person(owner, { firstName: "Anne", lastName: "Roy" });
  return buildLaunchedEvaluation(world, owner, {
    type: "full",
    subject,
    peers: 3,
    managers: 1,
    directReports: 3,
    dueOn: "2026-12-04",
    ...wishes,
  });
};
const changeProfile = (person: Person, change: Partial<typeof profiles.$inferInsert>) =>
  world.inside(person, (tx) => tx.update(profiles).set(change).where(eq(profiles.id, person.profileId)));
const first = (people: readonly Person[]): Person => {
  const [person] = people;
  if (!person) throw new Error("nobody was made");
  return person;
};

test("asks a colleague for their view: who, how long, until when, and who will read what", async () => {
  const built = await launchOne();
  const mail = await readEmailTo(first(built.peers));
  const minutes = /environ (\d+ minutes?)/.exec(mail?.subject ?? "")?.[1];
  expect(mail?.subject).toBe(`Votre regard sur Anne Roy (environ ${minutes}, d’ici le 4 décembre 2026)`);
  expect(mail?.paragraphs[0]).toContain("le travail d’Anne");
  expect(mail?.paragraphs.join(" ")).toContain("en une ou plusieurs fois.");
  expect(mail?.paragraphs.at(-1)).toBe(figures("le rapport publié"));
  expect(mail?.paragraphs.at(-2)).toBe(
    "Vos réponses sont regroupées avec celles des autres collègues; elles n’entrent dans le rapport que si au moins 3 collègues répondent, ou avec celles des personnes supervisées, si vous êtes au moins 3 ensemble. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit; l’un d’eux, tiré au sort, peut être cité en tête. Liront le rapport\u00a0: Anne, sa ou son gestionnaire, la personne responsable et l’administration.",
  );
  expect(mail?.action?.label).toBe("Répondre");
  expect(mail?.attachments?.[0]?.content).toContain("DTSTART;VALUE=DATE:20261204");
});

test("tells a manager that they will be recognised, and a direct report which group they join", async () => {
  const built = await launchOne();
  expect((await readEmailTo(first(built.managers)))?.paragraphs.slice(-2)).toEqual([
    "Vos réponses apparaîtront sous «\u00a0Gestionnaire\u00a0». Anne saura qu’elles viennent de vous.",
    figures("le rapport publié"),
  ]);
  expect((await readEmailTo(first(built.directReports)))?.paragraphs.at(-2)).toContain(
    "celles des autres personnes qu’Anne supervise",
  );
});

test("tells the person evaluated that it begins, and who else will read their answers", async () => {
  const { subject } = await launchOne();
  const mail = await readEmailTo(subject);
  expect(mail?.subject).toBe("Votre évaluation commence");
  expect(mail?.action?.label).toBe("Commencer mon autoévaluation");
  expect(mail?.paragraphs.at(-1)).toBe(figures("votre rapport publié"));
  expect(mail?.paragraphs.at(-2)).toBe(
    "Vos réponses apparaîtront dans votre rapport. Le liront aussi\u00a0: votre gestionnaire, la personne responsable de l’évaluation et l’administration.",
  );
});

test("names every reader that the company’s settings admit", async () => {
  const { peers } = await launchOne(
    {},
    { teamManagerReadsReports: true, release: "by_hand", anonymityThreshold: 4 },
  );
  const notice = (await readEmailTo(first(peers)))?.paragraphs.at(-2);
  expect(notice).toContain("au moins 4 collègues");
  expect(notice).toContain("la ou le gestionnaire de son équipe");
});

test("a reading before publication is announced to everybody who is asked, as in the form", async () => {
  const { subject, peers } = await launchOne({}, { release: "by_hand" });
  expect((await readEmailTo(subject))?.paragraphs.at(-2)).toMatch(
    / Vos commentaires sont relus avant publication\.$/u,
  );
  expect((await readEmailTo(first(peers)))?.paragraphs.at(-2)).toContain(
    "Vos commentaires, relus avant publication,",
  );
});

test("does not call the author a further reader when they evaluate themself", async () => {
  const owner = await world.company();
  await buildLaunchedEvaluation(world, owner, { type: "self", subject: owner });
  const mail = await readEmailTo(owner);
  expect(mail?.paragraphs[0]).toContain("Vous venez de lancer");
  expect(mail?.paragraphs.at(-1)).not.toContain("responsable");
  expect(mail?.paragraphs.at(-1)).not.toContain("chiffres");
});

test("speaks the language of the person who receives it", async () => {
  const owner = await world.company();
  const peer = await world.person(owner, { language: "en" });
  const { evaluationId: id } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2026-12-04" });
  await owner.api.evaluations.addParticipant({ id, profileId: peer.profileId, role: "peer" });
  const mail = await readEmailTo(peer);
  expect(mail?.subject).toMatch(
    /^Your view of Prénom\d+ Nom\d+ \(about \d+ minutes?, by December 4, 2026\)$/,
  );
  expect(mail?.action?.label).toBe("Answer");
});

test("someone who cannot sign in gets a link to their answers in the same mail, minted when it leaves", async () => {
  const { evaluationId, peers } = await launchOne();
  for (const [peer, change] of [
    [peers[0], { joinedAt: null }],
    [peers[1], {}],
  ] as const) {
    const { userId, companyId, profileId } = peer as Person;
    await changeProfile(peer as Person, { ...change, language: "fr" });
    const mail = await readEmailTo(peer as Person);
    const url = new URL(mail?.action?.url ?? "");
    expect(url.pathname).toBe("/auth/answer");
    expect(mail?.footnotes?.join(" ")).toContain("autant de fois que vous le voulez");
    const token = await findToken(world.database.db, url.searchParams.get("token") ?? "");
    expect(token).toMatchObject({ kind: "answer", userId, companyId, profileId, evaluationId });
  }
});

test("someone who signs in goes to the form, by a link that says whose it is", async () => {
  const { evaluationId, peers } = await launchOne();
  const { companyId, profileId } = first(peers);
  await givePassword(world, first(peers));
  const email = await readEmailTo(first(peers));
  expect(findLinkedPage(email)).toBe(`/eval/evaluations/${evaluationId}`);
  const to = new URL(email?.action?.url ?? "").searchParams.get("to") ?? "";
  expect(readAddressee(world.services, to)).toEqual({ companyId, profileId, evaluationId });
});

test("is not written for a person who has finished, left or been withdrawn, nor for an evaluation that has ended", async () => {
  const built = await launchOne();
  const [finished, gone, withdrawn] = built.peers as [Person, Person, Person];
  await world.inside(built.owner, (tx) =>
    tx
      .update(evaluationParticipants)
      .set({ status: "completed" })
      .where(eq(evaluationParticipants.participantProfileId, finished.profileId)),
  );
  await changeProfile(gone, { isActive: false });
  const seat = built.evaluation.participants.find(({ person }) => person.id === withdrawn.profileId);
  await built.owner.api.evaluations.removeParticipant({
    id: built.evaluationId,
    participantId: seat?.id ?? "",
  });
  for (const person of [finished, gone, withdrawn]) expect(await readEmailTo(person)).toBeNull();
  expect(await readEmailTo(built.subject)).not.toBeNull();
  await built.owner.api.evaluations.archive({ id: built.evaluationId, abandons: true });
  expect(await readEmailTo(built.subject)).toBeNull();
});

test("a person evaluated who does not answer is told so, with nothing to fill in", async () => {
  const owner = await world.company();
  const { subject } = await buildLaunchedEvaluation(world, owner, { peers: 3, subjectAnswers: false });
  const mail = await readEmailTo(subject);
  expect(mail?.paragraphs.join(" ")).toContain("Vous n’avez rien à remplir");
  // Their report may feed company figures all the same.
  expect(mail?.paragraphs.at(-1)).toBe(figures("votre rapport publié"));
  expect(new URL(mail?.action?.url ?? "").searchParams.get("next")).toBe("/user/evaluations");
});

test("is shown to its lead before it leaves, word for word, whoever it goes to", async () => {
  const owner = await world.company();
  const subject = await world.person(owner, { firstName: "Anne", lastName: "Roy" });
  const built = await buildLaunchedEvaluation(world, owner, {
    type: "full",
    subject,
    peers: 3,
    managers: 1,
    directReports: 3,
    dueOn: "2026-12-04",
  });
  const id = built.evaluationId;
  for (const [role, person] of [
    ["peer", first(built.peers)],
    ["manager", first(built.managers)],
    ["direct_report", first(built.directReports)],
    ["subject", subject],
  ] as const) {
    const shown = await owner.api.evaluations.invitation({ id, role, language: "fr" });
    const mail = await readEmailTo(person);
    expect(shown, role).toEqual({
      subject: mail?.subject,
      title: mail?.title,
      paragraphs: mail?.paragraphs,
      action: mail?.action?.label,
    });
  }
  await expect(subject.api.evaluations.invitation({ id, role: "peer", language: "fr" })).rejects.toThrow();
});
