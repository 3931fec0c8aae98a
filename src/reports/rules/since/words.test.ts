import { describe, expect, test } from "vitest";
import { fr as reportsFr } from "../../texts.fr.ts";
import { en as reportsEn } from "../../texts.en.ts";
import type { Change, ComparedRow, Since } from "../../contract/since.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { buildReportWords } from "../words.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { buildSinceWords, sayEarlier } from "./words.ts";

const earlier = {
  evaluationId: "00000000-0000-4000-8000-000000000009",
  name: "Bilan de printemps",
  releasedOn: "2026-05-03",
};

function inWords({
  language = "fr" as "fr" | "en",
  isSubject = true,
  releasedOn = "2026-11-20",
  pooledSd = null as number | null,
} = {}) {
  const sample = { ...sampleReport({ isSubject }), releasedOn };
  const { snapshot } = sample;
  const report = { ...sample, snapshot: { ...snapshot, policy: { ...snapshot.policy, pooledSd } } };
  const words = buildReportWords({ report, language, texts: language === "fr" ? reportsFr : reportsEn });
  return buildSinceWords({ words, report, earlier, texts: language === "fr" ? fr : en });
}

const change = (state: Change["state"], more: Partial<Change> = {}): Change => ({
  past: { form: "value", value: 3.1, n: 5 },
  now: { form: "value", value: 3.9, n: 6 },
  change: { form: "value", value: 0.8 },
  state,
  within: null,
  questions: null,
  ...more,
});
const row = (changes: ComparedRow["changes"], name = "Délégation"): ComparedRow => ({
  kind: "skill",
  id: name,
  name: { fr: name, en: null },
  changes,
});
const since = (...rows: ComparedRow[]) => ({ earlier, rows, withheld: [] });

describe("a comparison in words", () => {
  test("is named after the month of the earlier report, or its day within one month", () => {
    expect(inWords().title).toBe("Depuis mai 2026");
    expect(inWords({ language: "en" }).title).toBe("Since May 2026");
    expect(inWords({ releasedOn: "2026-05-28" }).title).toBe("Depuis le 3 mai 2026");
    expect(inWords({ language: "en", releasedOn: "2026-05-28" }).title).toBe("Since May 3, 2026");
  });

  test.each<[Change, string]>([
    [change("own"), "+0,8"],
    [change("higher"), "+0,8, plus haut"],
    [change("noise"), "+0,8, peut tenir au hasard"],
    [change("higher", { within: { from: 0, to: 1.6 } }), "+0,8, plus haut (plus de 0, au plus +1,6)"],
    [
      change("lower", { change: { form: "value", value: -0.8 }, within: { from: -1.6, to: 0 } }),
      "−0,8, plus bas (moins de 0, au moins −1,6)",
    ],
    [change("noise", { within: { from: -0.2, to: 1.8 } }), "+0,8, peut tenir au hasard (entre −0,2 et +1,8)"],
    [
      change("lower", { change: { form: "interval", from: -1.5, to: -1 }, within: { from: -2.1, to: -0.4 } }),
      "entre −1,5 et −1,0, plus bas (entre −2,1 et −0,4)",
    ],
    [
      change("small", { within: { from: 0.2, to: 0.6 } }),
      "+0,8, trop peu pour conclure (entre +0,2 et +0,6)",
    ],
    [change("own", { change: { form: "value", value: 0 } }), "même nombre"],
    [
      change("noise", { change: { form: "value", value: 0 }, within: { from: -0.8, to: 0.8 } }),
      "même nombre (entre −0,8 et +0,8)",
    ],
  ])("says a change, what is noise as noise: %#", (one, said) => {
    expect(inWords().change(one)).toBe(said);
  });

  test("says on how many questions a mean rests, where these are fewer than the report says", () => {
    expect(inWords().basis(change("higher"))).toBe("");
    expect(inWords().basis(change("higher", { questions: { used: 3, asked: 5 } }))).toBe(
      "sur 3 de 5 questions",
    );
  });

  test("claims first what surely changed, in either direction, and « les autres » only where no group says it", () => {
    const found = inWords().findings(
      since(
        row({ peer: change("higher"), manager: change("higher"), others: change("higher") }),
        row({ peer: change("noise"), others: change("higher") }, "Écoute"),
        row(
          { manager: change("lower", { change: { form: "value", value: -1 } }), self: change("own") },
          "Vision",
        ),
      ),
    );
    expect(found).toEqual([
      {
        lead: "Plus haut qu’en mai 2026\u00A0:",
        claims: [
          "Délégation, selon votre gestionnaire (+0,8) et selon vos collègues (+0,8)",
          "Écoute, selon les autres (+0,8)",
        ],
      },
      { lead: "Plus bas qu’en mai 2026\u00A0:", claims: ["Vision, selon votre gestionnaire (−1,0)"] },
    ]);
    expect(
      inWords({ releasedOn: "2026-05-28" }).findings(since(row({ peer: change("higher") }))),
    ).toMatchObject([{ lead: "Plus haut que le 3 mai 2026\u00A0:" }]);
    expect(inWords().findings(since(row({ peer: change("noise") })))).toEqual([]);
  });

  test("warns that what was low often rises by itself, wherever something is said to be higher", () => {
    expect(inWords().caution(since(row({ peer: change("higher") })))).toContain(
      "remonte souvent de soi-même",
    );
    expect(inWords().caution(since(row({ peer: change("noise"), manager: change("lower") })))).toBe("");
  });

  test("puts a question into the sentence without its full stop", () => {
    const claims = (name: string) =>
      inWords().findings(since({ ...row({ peer: change("higher") }, name), kind: "question" }))[0]?.claims;
    expect(claims("Tient ses engagements.")).toEqual(["Tient ses engagements, selon vos collègues (+0,8)"]);
    expect(claims("Que faire?")).toEqual(["Que faire?, selon vos collègues (+0,8)"]);
    expect(claims("Et puis...")).toEqual(["Et puis..., selon vos collègues (+0,8)"]);
  });

  test("speaks of the person to other readers", () => {
    expect(inWords({ isSubject: false }).findings(since(row({ peer: change("higher") })))).toMatchObject([
      { claims: ["Délégation, selon ses collègues (+0,8)"] },
    ]);
  });

  test("says in one fixed sentence which groups are not compared, and not how many answered", () => {
    expect(inWords().withheld(since())).toBe("");
    const said = inWords().withheld({ ...since(), withheld: ["peer", "direct_report"] });
    expect(said).toBe(
      "Collègues et Personnes supervisées\u00A0: pas de comparaison. Placées à côté de celles d’avant, leurs réponses pourraient faire reconnaître quelqu’un. Les deux rapports restent tels qu’ils ont été publiés.",
    );
  });

  test("says why a view may be missing, whichever reason it has", () => {
    const legend = (sample: Parameters<typeof sampleReport>[0], comparison: Partial<Since> = {}) => {
      const report = sampleReport(sample);
      const words = buildReportWords({ report, language: "fr", texts: reportsFr });
      const one = buildSinceWords({ words, report, earlier, texts: fr });
      return one.legend({ ...since(row({ others: change("noise") })), ...comparison });
    };
    const marks = "Marque vide\u00A0: en mai 2026. Marque pleine\u00A0: maintenant.";
    expect(legend({})).toBe(
      `${marks} Un regard qui manque n’est pas montré dans les deux rapports, ou n’y a pas assez de questions en commun.`,
    );
    // The reason of what is withheld stands above.
    expect(legend({}, { withheld: ["peer"] })).toBe(`${marks} ${fr.legend.missingElse}`);
    expect(legend({}, { rows: [row({ peer: change("noise") })] })).toMatch(/Les autres.+ ne sont comparés/u);
    expect(legend({ peers: 2, directReports: 2, joins: true })).toMatch(/ Les deux groupes pris ensemble/u);
  });

  test("says by which rule: with the deviation of the company, or before it has one", () => {
    expect(inWords().rule).toContain("nette à partir de 0,75");
    expect(inWords({ pooledSd: 0.8 }).rule).toContain("écart type de 0,8 d’une personne à l’autre");
  });

  test("says what the arrow shows to those who do not see it", () => {
    expect(inWords().spoken(change("own"))).toBe("3,1 en mai 2026, 3,9 maintenant");
    expect(inWords({ language: "en" }).spoken(change("own"))).toBe("3.1 in May 2026, 3.9 now");
  });

  test("names the values and the objectives, and the others", () => {
    expect(inWords().topic({ ...row({}), kind: "values", name: null })).toBe("Valeurs");
    expect(inWords().column("others")).toBe("Les autres");
    expect(inWords().column("self")).toBe("Vous");
  });
});

test("in the choice two reports of the same month have their day", () => {
  const others = ["2026-05-28", "2026-02-10"].map((releasedOn, index) => ({
    evaluationId: `00000000-0000-4000-8000-00000000000${index}`,
    name: "Bilan de printemps",
    releasedOn,
  }));
  const all = [earlier, ...others];
  expect(all.map((one) => sayEarlier("fr", fr, one, all))).toEqual([
    "Bilan de printemps (3 mai 2026)",
    "Bilan de printemps (28 mai 2026)",
    "Bilan de printemps (février 2026)",
  ]);
});
