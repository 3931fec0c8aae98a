import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { launchCampaign } from "#campaigns/contract/tasks.ts";
import { startPlanned } from "#evaluations/server/startPlanned.ts";
import { deliverEmails, type Mailer } from "#platform/server/emails/deliverEmails.ts";
import type { OutgoingEmail } from "#platform/server/emails/writeMessage.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { givePassword } from "../../testing/accounts.ts";
import { listEmailsTo, openEmail, findLinkedPage } from "../../testing/emails.ts";
import { buildCampaignInput, createCampaignTeam } from "../../testing/campaigns.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
const start = world.clock.now;
let mailed: string[] = [];
const mailer: Mailer = makeMailer(world.services, async ({ to }: OutgoingEmail) => void mailed.push(to));
const tasks = makeTasks(world.services, mailer, world.database.owner);
const runLaunch = (owner: Person, campaignId: string) =>
  tasks[launchCampaign]?.({ companyId: owner.companyId, campaignId }, {} as never);
const deliver = async (owner: Person) => {
  mailed = [];
  await deliverEmails(world.services, mailer, owner.companyId);
  return mailed.toSorted();
};
beforeEach(() => {
  world.clock.now = start;
});

/** Four colleagues and their manager, whose campaign is prepared. */
async function prepareCampaign() {
  const team = await createCampaignTeam(world, 4);
  const { id } = await team.owner.api.campaigns.create(buildCampaignInput(team.team, team.source));
  return { ...team, id, everybody: [team.lead, ...team.members].map(({ email }) => email).toSorted() };
}
const listInvitations = async ({ email }: Person) =>
  (await listEmailsTo(world, email)).filter(({ kind }) => kind.startsWith("evaluations.invitation"));
const launch = (owner: Person, id: string) => owner.api.campaigns.launch({ id, acceptsSmallGroups: true });

describe("invitations of a campaign", () => {
  test("one email a person lists all that they are asked, as whom, and who will read it", async () => {
    const { owner, lead, members, id, everybody } = await prepareCampaign();
    await launch(owner, id);
    await runLaunch(owner, id);
    expect(await deliver(owner)).toEqual(everybody);
    expect(await deliver(owner)).toEqual([]);

    const toLead = await openEmail(world, lead.email, "evaluations.invitations");
    expect(toLead?.subject).toMatch(
      /^Votre regard sur 4 personnes \(environ \d+ minutes?, d’ici le 18 décembre 2026\)$/,
    );
    expect(toLead?.links).toHaveLength(4);
    expect(toLead?.links?.[0]?.detail).toMatch(/^Comme gestionnaire · d’ici le 18 décembre 2026, environ/);
    const names = members.map(({ firstName }) => firstName);
    for (const name of names) expect(toLead?.paragraphs.at(-2)).toContain(name);
    expect(toLead?.paragraphs.at(-2)).toContain(
      "vos réponses apparaîtront sous «\u00A0Gestionnaire\u00A0». Chaque personne saura qu’elles viennent de vous.",
    );

    const figures =
      "Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que ces rapports publiés montrent des regards reçus\u00A0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.";
    expect(toLead?.paragraphs.at(-1)).toBe(figures);

    const [member] = members as [Person];
    const toMember = await openEmail(world, member.email, "evaluations.invitations");
    expect(toMember?.title).toBe("Votre autoévaluation et votre regard sur 3 personnes");
    expect(toMember?.links?.map(({ label }) => label)[0]).toBe("Votre autoévaluation");
    expect(toMember?.links).toHaveLength(4);
    expect(toMember?.paragraphs).toContainEqual(
      expect.stringContaining(
        "elles n’entrent dans son rapport que si au moins 3 collègues répondent, ou avec celles des personnes supervisées, si vous êtes au moins 3 ensemble. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit; l’un d’eux, tiré au sort, peut être cité en tête. Liront ce rapport\u00A0: la personne évaluée, sa ou son gestionnaire, la personne responsable et l’administration.",
      ),
    );
    // Once, for all of these reports.
    expect(toMember?.paragraphs.filter((paragraph) => paragraph.includes("chiffres"))).toEqual([figures]);
    // No participant has an account yet: each link opens its own form, and no button asks to sign in.
    expect(toMember?.action).toBeNull();
    for (const { url } of toMember?.links ?? []) expect(new URL(url).pathname).toBe("/auth/answer");
    await givePassword(world, member);
    const signedIn = await openEmail(world, member.email, "evaluations.invitations");
    expect(findLinkedPage(signedIn)).toBe("/user/evaluations");
  });

  test("nothing leaves while evaluations are still starting, and a second worker writes to nobody again", async () => {
    const { owner, members, id, everybody } = await prepareCampaign();
    await launch(owner, id);
    const { lines } = await owner.api.campaigns.read({ id });
    await startPlanned(world.services, { companyId: owner.companyId, id: lines[0]!.evaluationId });
    expect(await deliver(owner)).toEqual([]);
    await Promise.all([runLaunch(owner, id), runLaunch(owner, id)]);
    await runLaunch(owner, id);
    expect(await deliver(owner)).toEqual(everybody);
    for (const member of members) {
      const [invitation, ...more] = await listInvitations(member);
      expect(more).toEqual([]);
      expect(invitation?.data["ids"]).toHaveLength(4);
    }
  });

  test("what a dead worker held leaves by itself", async () => {
    const { owner, id, everybody } = await prepareCampaign();
    await launch(owner, id);
    const { lines } = await owner.api.campaigns.read({ id });
    // As the minute’s round does what the worker left behind.
    for (const { evaluationId } of lines)
      await startPlanned(world.services, { companyId: owner.companyId, id: evaluationId });
    expect(await deliver(owner)).toEqual([]);
    world.clock.advance(10 * 60_000);
    expect(await deliver(owner)).toEqual(everybody);
  });

  test("a line that starts later invites to what is new only", async () => {
    const { owner, lead, members, id } = await prepareCampaign();
    const { lines } = await owner.api.campaigns.read({ id });
    const line = lines.find(({ subject }) => subject.id === members[0]!.profileId)!;
    const { participantId } = line.invited.find(({ role }) => role === "peer")!;
    await owner.api.evaluations.removeParticipant({ id: line.evaluationId, participantId });
    // Its group is too small without a confirmation.
    await owner.api.campaigns.launch({ id });
    await runLaunch(owner, id);
    await deliver(owner);
    world.clock.advance(60_000);
    await launch(owner, id);
    await runLaunch(owner, id);
    const toLead = await listInvitations(lead);
    expect(toLead.map(({ data }) => (data["ids"] as string[]).length).toSorted((a, b) => a - b)).toEqual([
      1, 3,
    ]);
    // About one person, it reads as any invitation.
    const last = await openEmail(world, lead.email, "evaluations.invitations");
    expect(last?.subject).toMatch(/^Votre regard sur \S+ \S+ \(environ/);
  });

  test("each email takes one place of the day, however much it asks", async () => {
    const { owner, id, everybody } = await prepareCampaign();
    await launch(owner, id);
    await runLaunch(owner, id);
    await deliver(owner);
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute<{ count: number }>(sql`select count(*)::int from outbox where admitted_at is not null`),
    );
    expect(rows).toEqual([{ count: everybody.length }]);
  });

  test("whoever was withdrawn and is invited again is not written to twice", async () => {
    const { owner, members, id } = await prepareCampaign();
    await launch(owner, id);
    await runLaunch(owner, id);
    await deliver(owner);
    const { lines } = await owner.api.campaigns.read({ id });
    const line = lines.find(({ subject }) => subject.id === members[0]!.profileId)!;
    const peer = line.invited.find(({ role }) => role === "peer")!;
    const key = { id: line.evaluationId };
    await owner.api.evaluations.removeParticipant({ ...key, participantId: peer.participantId });
    await owner.api.evaluations.addParticipant({ ...key, profileId: peer.person.id, role: "peer" });
    expect(await deliver(owner)).toEqual([]);
  });
});
