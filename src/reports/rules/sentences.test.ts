import { expect, test } from "vitest";
import type { Language } from "#platform/vocabulary.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { describeCommentRules, describeMethod } from "./sentences.ts";
import { buildReportWords } from "./words.ts";

type SampleOptions = Parameters<typeof sampleReport>[0];

function read(language: Language, wishes: SampleOptions) {
  const report = sampleReport(wishes);
  return { report, words: buildReportWords({ report, language, texts: language === "fr" ? fr : en }) };
}

test.each([
  [
    "fr",
    { isSubject: false, subject: { firstName: "Hugo" }, readers: ["subject", "author", "administration"] },
    "Hugo, la personne responsable de l’évaluation et l’administration. Chaque ouverture est notée et montrée à Hugo.",
  ],
  [
    "fr",
    { isSubject: true },
    "Vous, votre gestionnaire, la personne responsable de l’évaluation et l’administration. Chaque ouverture par quelqu’un d’autre que vous est notée et vous est montrée.",
  ],
  [
    "en",
    { isSubject: true, readers: ["administration", "subject", "team_manager"] },
    "You, the administrators and the manager of your team. Each opening by someone other than you is logged and shown to you.",
  ],
] satisfies [Language, SampleOptions, string][])(
  "who can read the report are those whom the rule lets in, and nobody else (%s, %j)",
  (language, wishes, sentence) => {
    const { report, words } = read(language, wishes);
    expect(describeMethod(report, words).readers.value).toBe(sentence);
  },
);

test("the line of the views side by side joins the view of a name that elides", () => {
  const { words } = read("fr", { isSubject: false, subject: { firstName: "Hugo" } });
  expect(words.axis()).toBe("Échelle de 1 à 5. Le trait relie le regard d’Hugo à celui des autres.");
});

test.each([
  [
    "fr",
    [
      "Les commentaires des collègues sont montrés dès que 3 collègues ont répondu.",
      "Les commentaires des personnes supervisées sont montrés dès que 3 d’entre elles ont répondu.",
    ],
  ],
  [
    "en",
    [
      "Colleagues’ comments are shown once 3 colleagues have answered.",
      "Direct reports’ comments are shown once 3 direct reports have answered.",
    ],
  ],
] satisfies [Language, string[]][])(
  "the rule on comments counts people, not comments (%s)",
  (language, sentences) => {
    const { report, words } = read(language, { directReports: 4 });
    expect(describeCommentRules(report, words)).toEqual(sentences);
  },
);

test("the weights are those of the groups that were asked, and the version of the calculation is for the footer", () => {
  const { report, words } = read("fr", {});
  const { facts } = describeMethod(report, words);
  const weights = facts.find(({ label }) => label === "Pondération au lancement");
  expect(weights?.value).toBe(
    "Gestionnaire 40\u00A0% et Collègues 40\u00A0%; le reste, celui des groupes qui n’ont pas été invités, est réparti entre les autres",
  );
  expect(facts.map(({ label }) => label)).toEqual([
    "Pondération au lancement",
    "Lancée le",
    "Responsable de la protection des renseignements personnels",
  ]);
});

test("skills that weigh otherwise are named with their weights, those of the same weights together", () => {
  const { report, words } = read("fr", {});
  const { policy, skills } = report.snapshot;
  const [first, second] = skills.map(({ name }) => name.fr);
  const half = { self: 0, manager: 50, peer: 50, direct_report: 0 };
  const weights = {
    ...policy.weights,
    skills: Object.fromEntries(skills.slice(0, 2).map(({ id }) => [id, half])),
  };
  const weighed = {
    ...report,
    weightsVersion: 3,
    snapshot: { ...report.snapshot, policy: { ...policy, weights } },
  };
  const { facts } = describeMethod(weighed, words);
  expect(facts[0]?.value).toMatch(/ \(version 3 de la pondération\)$/);
  expect(facts[1]).toEqual({
    label: `Poids pour ${first} et ${second}`,
    value: "Gestionnaire 50\u00A0% et Collègues 50\u00A0%",
  });
});

test("a company with few reports says where a gap stays inconclusive", () => {
  const { report, words } = read("fr", {});
  const { rules } = describeMethod(report, words);
  expect(rules.find(({ label }) => label === "Écarts nets")?.value).toContain(
    "Entre un demi-point et 0,75, ou quand une fourchette ne permet pas de trancher, il est dit «\u00A0non concluant\u00A0»\u00A0: on ne peut pas l’affirmer.",
  );
});

test.each([
  [
    "fr",
    4,
    "«\u00A0env.\u00A0» veut dire à un dixième près, sans compter l’arrondi. Les écarts sont jugés à partir des nombres affichés, avant d’être eux-mêmes arrondis.",
  ],
  [
    "en",
    4,
    "“about” means within a tenth, rounding aside. Gaps are judged from the numbers shown, before being rounded themselves.",
  ],
  ["fr", 3, "sans autre marque. Les écarts de ce rapport ont été jugés après avoir été arrondis."],
  ["en", 3, "without another mark. The gaps of this report were judged after being rounded."],
  ["fr", 2, "L’écart est le regard des autres moins le regard sur soi."],
] satisfies [Language, number, string][])(
  "the method is that of the version which made the report (%s, %i)",
  (language, engineVersion, end) => {
    const { report, words } = read(language, {});
    const { rules } = describeMethod({ ...report, snapshot: { ...report.snapshot, engineVersion } }, words);
    expect(rules[0]?.value.endsWith(end)).toBe(true);
    expect(rules[0]?.value).not.toMatch(/[{}]/);
  },
);

test.each(["fr", "en"] as const)(
  "the method says that both groups stand together, where they do (%s)",
  (language) => {
    const { report, words } = read(language, {});
    const band = { form: "band", from: 3, to: 4 } as const;
    const items = report.snapshot.items.map((item) => ({ ...item, joint: item.cells && band }));
    const listLabels = (snapshot: typeof report.snapshot) =>
      describeMethod({ ...report, snapshot }, words).rules.map(({ label }) => label);
    const own = { fr: "Les deux groupes ensemble", en: "Both groups together" }[language];
    expect(listLabels(report.snapshot)).not.toContain(own);
    expect(listLabels({ ...report.snapshot, items })).toContain(own);
    // True whichever rule hides either group, so it names none.
    const { rules } = describeMethod({ ...report, snapshot: { ...report.snapshot, items } }, words);
    expect(rules.at(-1)?.value).toMatch(
      { fr: /^Ni les réponses .+ ne peuvent être montrées à part/, en: /can be shown on their own/ }[
        language
      ],
    );
  },
);
