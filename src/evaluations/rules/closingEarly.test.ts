import { describe, expect, test } from "vitest";
import type { ParticipantRole, ParticipantStatus } from "../vocabulary.ts";
import { requiresEndConfirmation, previewEarlyEnd, type MaskedGroup } from "./closingEarly.ts";

const sign: Record<string, ParticipantStatus> = { y: "completed", n: "pending", d: "declined" };
/** « subject: n, peer: y n n »: one letter a person. */
const buildPeople = (roles: Partial<Record<ParticipantRole, string>>) =>
  Object.entries(roles).flatMap(([role, letters]) =>
    Array.from(letters, (letter) => ({
      role: role as ParticipantRole,
      status: sign[letter] ?? "pending",
    })),
  );
const buildPeers = (answered: number, invited: number): MaskedGroup => ({ role: "peer", answered, invited });

describe("a collection that ends early", () => {
  test.each<[string, Partial<Record<ParticipantRole, string>>, MaskedGroup[], boolean, boolean]>([
    ["shows everybody who answered", { subject: "y", manager: "y", peer: "yyyn" }, [], false, false],
    [
      "masks the colleagues when too few answered",
      { subject: "y", peer: "ynn" },
      [buildPeers(1, 3)],
      false,
      false,
    ],
    [
      "shows nobody when the person has not answered either",
      { subject: "n", peer: "ynn" },
      [buildPeers(1, 3)],
      true,
      true,
    ],
    ["counts a refusal as no answer", { subject: "y", peer: "yyd" }, [buildPeers(2, 3)], false, false],
    ["shows a manager alone", { subject: "n", manager: "y" }, [], false, true],
    ["shows nobody when nobody answered", { subject: "n", manager: "n" }, [], true, true],
    [
      "masks each small group",
      { subject: "y", peer: "nnn", direct_report: "yy" },
      [buildPeers(0, 3), { role: "direct_report", answered: 2, invited: 2 }],
      false,
      false,
    ],
    ["is empty without anybody", {}, [], true, false],
    ["misses no view that was not asked", { peer: "yyy" }, [], false, false],
  ])("%s", (_what, roles, masked, isEmpty, selfMissing) => {
    expect(previewEarlyEnd(buildPeople(roles), 3)).toEqual({ masked, isEmpty, selfMissing });
  });

  test("asks for a second yes when it hides a group or shows nobody", () => {
    const asks = (roles: Parameters<typeof buildPeople>[0]) =>
      requiresEndConfirmation(previewEarlyEnd(buildPeople(roles), 3));
    expect(asks({ subject: "y", peer: "yyyn" })).toBe(false);
    expect(asks({ subject: "n", manager: "y" })).toBe(false);
    expect(asks({ subject: "y", peer: "yyn" })).toBe(true);
    expect(asks({ subject: "n" })).toBe(true);
  });

  test("goes by the threshold of the evaluation", () => {
    const four = buildPeople({ subject: "y", peer: "yyyy" });
    expect(previewEarlyEnd(four, 4).masked).toEqual([]);
    expect(previewEarlyEnd(four, 5).masked).toEqual([buildPeers(4, 4)]);
  });
});
