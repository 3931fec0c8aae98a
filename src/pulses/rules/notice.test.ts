import { describe, expect, test } from "vitest";
import { en } from "../texts/notice.en.ts";
import { fr } from "../texts/notice.fr.ts";
import { describeNotice, sayNotice, toNoticeFacts } from "./notice.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";

describe("the notice names", () => {
  const facts = { threshold: 5, types: ["scale"] as const };

  test.each(["charge", "asked"] as const)("every reader of the rule and no other (%s)", (readers) => {
    const named = describeNotice({ ...facts, readers }).readers;
    expect(named.includes("asked")).toBe(readers === "asked");
    expect(named.slice(0, 2)).toEqual(["charge", "team_manager"]);
  });

  test("the threshold of the run, in both languages", () => {
    const [, french] = sayNotice("fr", fr, { ...facts, threshold: 8, readers: "charge" });
    expect(french).toBe(
      "Résultats à partir de 8 réponses. Les liront : l’administration, les responsables du compte et les gestionnaires d’équipe (ensemble et leurs équipes).",
    );
    const [own, english] = sayNotice("en", en, { ...facts, readers: "asked" });
    expect(own).toBe(
      "Anonymous: Rondo shows no one who has answered. Once sent, your answers can’t be found again in Rondo by anyone, not even you.",
    );
    expect(english).toContain("everyone asked");
  });

  test("what becomes of words only where some may be written", () => {
    const access = { readers: "charge", threshold: 5 } as const;
    const text = makeQuestion({ key: "words", type: "text", scale: null });
    const withWords = toNoticeFacts(makeContent({ questions: [makeQuestion(), text] }), access);
    expect(describeNotice(withWords).sentences).toContain("words");
    expect(describeNotice(toNoticeFacts(makeContent(), access)).sentences).not.toContain("words");
  });
});
