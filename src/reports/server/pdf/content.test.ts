import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en as evaluationsEn } from "#evaluations/texts.en.ts";
import { fr as evaluations } from "#evaluations/texts.fr.ts";
import { anyReport } from "../../testing/anyReport.ts";
import type { Report } from "../../contract.ts";
import { standardLayout } from "../../rules/layout.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { listWritings } from "../../rules/presentation.ts";
import { en as textsEn } from "../../texts.en.ts";
import { fr as texts } from "../../texts.fr.ts";
import { buildPdfContent } from "./content.ts";
import { formatPdfFileName } from "./fileName.ts";
import { en as ownEn } from "./texts.en.ts";
import { fr as own } from "./texts.fr.ts";

const asked = { today: "2026-11-21" };
const paper = (wishes: Parameters<typeof sampleReport>[0] = {}) =>
  buildPdfContent({
    ...asked,
    report: sampleReport(wishes),
    language: "fr",
    texts,
    own,
    scaleWords: evaluations.scaleWords,
  });

const inBoth = (report: Report) => [
  buildPdfContent({ ...asked, report, language: "fr", texts, own, scaleWords: evaluations.scaleWords }),
  buildPdfContent({
    ...asked,
    report,
    language: "en",
    texts: textsEn,
    own: ownEn,
    scaleWords: evaluationsEn.scaleWords,
  }),
];

test("has the same keys in every report, with a value behind each", () => {
  const keysAt = new Map<string, string>();
  const differing = new Set<string>();
  const look = (data: unknown, path: string): void => {
    if (data === undefined) differing.add(`${path} has no value`);
    else if (Array.isArray(data)) for (const each of data) look(each, `${path}[]`);
    else if (data !== null && typeof data === "object") {
      const keys = Object.keys(data).toSorted().join();
      if ((keysAt.get(path) ?? keys) !== keys) differing.add(path);
      keysAt.set(path, keys);
      for (const [key, each] of Object.entries(data)) look(each, `${path}.${key}`);
    }
  };
  fc.assert(
    fc.property(anyReport, (report) => {
      for (const content of inBoth(report)) look(content, "");
    }),
    { numRuns: 300, seed: 1 },
  );
  expect([...differing]).toEqual([]);
  expect(keysAt.get(".comments.chapters[].groups[].places[]")).toBe("lang,more,text,writings");
});

test("the paper has the colours of the light screen, name by name", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  const light = read("../../../platform/client/tokens.css").split(":root[data-theme")[0] ?? "";
  const six = (colour: string) => (colour.length === 4 ? colour.replace(/[\da-f]/g, "$&$&") : colour);
  const screen = new Map(
    Array.from(light.matchAll(/--([\w-]+): (#[\da-f]+);/g), ([, name = "", colour = ""]) => [
      name,
      six(colour),
    ]),
  );
  const printed = Array.from(
    read("../../../platform/server/typesetting/paper.typ").matchAll(/^ {2}([\w-]+): rgb\("(#\w+)"\)/gm),
  );
  expect(printed.length).toBeGreaterThan(15);
  for (const [, name = "", colour] of printed) expect([name, colour]).toEqual([name, screen.get(name)]);
});

describe("the file’s name", () => {
  const named = (name: string, firstName = "Élodie") =>
    formatPdfFileName({ name, subject: { id: "", firstName, lastName: "Côté" } }, own.file);

  test("says what it is, of whom and from when", () => {
    expect(named("Bilan d’automne")).toBe("Rapport – Élodie Côté – Bilan d’automne.pdf");
  });

  test.each([
    ["../../etc/passwd", "Rapport – Élodie Côté – .. .. etc passwd.pdf"],
    ['a"b\\c\r\nSet-Cookie: x', "Rapport – Élodie Côté – a b c Set-Cookie x.pdf"],
    ["\u202Efdp.exe", "Rapport – Élodie Côté – fdp.exe.pdf"],
    ["{name} $& $1", "Rapport – Élodie Côté – {name} $& $1.pdf"],
  ])("holds nothing that a system could misread: %j", (name, expected) => {
    expect(named(name)).toBe(expected);
  });

  test("stays short", () => {
    expect(named("Très long ".repeat(40)).length).toBeLessThan(110);
  });
});

type Content = ReturnType<typeof buildPdfContent>;
const listPlaces = ({ comments }: Content) =>
  comments?.chapters.flatMap(({ groups }) => groups.flatMap(({ places }) => places)) ?? [];
const listPrinted = (content: Content) => listPlaces(content).flatMap(({ writings }) => writings);

test("what was written stands once, in the comments", () => {
  const written = paper({ comment: (index) => `Parole ${index}.`, talkative: 0.5 });
  const all = JSON.stringify(written);
  const words = listPrinted(written);
  expect(words.length).toBeGreaterThan(10);
  for (const each of words) expect(all.split(`"${each}"`)).toHaveLength(2);
});

test("a group that is hidden everywhere has one sentence, and no lane, mark or column", () => {
  const written = paper({ peers: 2, directReports: 4 });
  expect(written.skills?.notes.map(({ what }) => what)).toEqual(["Réponses des collègues masquées."]);
  expect(written.groups.map(({ group }) => group)).toEqual(["self", "manager", "direct_report"]);
  expect(JSON.stringify({ ...written, skills: { ...written.skills, notes: [] } })).not.toContain('"peer"');
  expect(JSON.stringify(written)).not.toContain('"masqué"');
});

test("a point has its quote, between the marks of the language, under the name of its group", () => {
  const report = sampleReport({ talkative: 1 });
  const [item] = report.snapshot.items.filter(({ comments }) => comments.peer);
  const [skill] = report.snapshot.skills.filter(({ id }) => id === item?.skillId);
  const quote = { group: "peer" as const, position: item!.position, index: 0 };
  const highlights = [{ kind: "blind_spot" as const, skillId: skill!.id, quote }];
  const [french, english] = inBoth({ ...report, snapshot: { ...report.snapshot, highlights } });
  const words = item!.comments.peer![0]!;
  expect(french?.essentials?.points[0]?.quote).toEqual({
    group: "peer",
    label: "Collègues",
    words: `«\u00A0${words}\u00A0»`,
  });
  expect(english?.essentials?.points[0]?.quote?.words).toBe(`“${words}”`);
});

test("what rests mostly on the manager says so in the first points, the views and the chapters", () => {
  const report = sampleReport();
  const [skill] = report.snapshot.skills;
  const tagged = { ...skill!, tag: "blind_spot" as const, mostlyManager: true };
  const highlights = [{ kind: tagged.tag, skillId: tagged.id, quote: null }];
  for (const { essentials, views, skills } of inBoth({
    ...report,
    snapshot: { ...report.snapshot, skills: [tagged], highlights },
  })) {
    const [point, row, chapter] = [essentials?.points[0], views?.rows[0], skills?.chapters[0]];
    expect(point?.mostly).toMatch(/^surtout selon la ou le gestionnaire$|^mostly the manager’s view$/);
    expect([row?.mostly, chapter?.mostly]).toEqual([point?.mostly, point?.mostly]);
  }
});

test("a limit is drawn as a limit, a range as a range", () => {
  const kinds = new Set(
    [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      (paper({ seed, directReports: 8 }).views?.rows ?? []).flatMap(({ cells }) =>
        cells.map(({ mark, short }) => {
          const drawn = mark?.end || (mark?.from === mark?.to ? "number" : "range");
          return `${drawn}: ${short.replace(/\d(,\d)?/g, "")}`;
        }),
      ),
    ),
  );
  expect([...kinds].toSorted()).toEqual(["high:  et plus", "number: ", "number: env.\u00A0", "range:  à "]);
});

describe("a rater who writes two thousand paragraphs", () => {
  const flooded = (language: "fr" | "en", peers: number) => {
    const report = sampleReport();
    const [first] = report.snapshot.items;
    if (!first) throw new Error("a sample has questions");
    first.comments = {
      manager: ["Du gestionnaire."],
      peer: Array.from({ length: peers }, (_, index) => `Parole ${index}.`),
    } as typeof first.comments;
    const [words, ownWords] = language === "fr" ? [texts, own] : [textsEn, ownEn];
    const scaleWords = evaluations.scaleWords;
    const made = buildPdfContent({
      report,
      language,
      texts: words,
      own: ownWords,
      scaleWords,
      today: "2026-11-21",
    });
    const places = listPlaces(made).filter(({ text }) => text === first.text.fr);
    const printed = places.flatMap(({ writings }) => writings);
    return { printed, more: places.at(-1)?.more, screen: listWritings(first).map(({ words: one }) => one) };
  };

  test("fills forty places of the PDF, in the order of the screen, and leaves the others theirs", () => {
    const { printed, more, screen } = flooded("fr", 2000);
    expect(printed).toHaveLength(40);
    expect(printed).toEqual(screen.slice(0, 40));
    expect(printed).toContain("Du gestionnaire.");
    expect(more).toBe("1\u00a0961 autres paragraphes se lisent à l’écran.");
  });

  test("is told apart by a line in the language of the reader, which is not there for forty", () => {
    expect(flooded("en", 2000).more).toBe("1,961 more paragraphs can be read on screen.");
    expect(flooded("fr", 40).more).toBe("Un autre paragraphe se lit à l’écran.");
    expect(flooded("fr", 39).more).toBe("");
  });
});

describe("the layout of the report", () => {
  const layOut = (layout: Partial<Report["layout"]>, language: "fr" | "en" = "fr") =>
    inBoth({ ...sampleReport(), layout: { ...standardLayout, ...layout } })[language === "fr" ? 0 : 1];

  test("orders the sections of the paper as those of the page, and leaves out the same", () => {
    const content = layOut({ sections: ["comments", "values", "views"] });
    expect(content?.order.slice(0, 3)).toEqual(["comments", "values", "views"]);
    expect(content).toMatchObject({ essentials: null, objectives: null });
    expect(layOut({ sections: ["values"] })).toMatchObject({ views: null, skills: null, comments: null });
  });

  test("stands before them with its introduction, in French where it has no English", () => {
    const introduction = { fr: "Prenez votre temps.\n\nÀ bientôt.", en: null };
    expect(layOut({ introduction }, "en")?.introduction).toEqual({
      title: "A word from Coopérative Boréale",
      lang: "fr",
      paragraphs: ["Prenez votre temps.", "À bientôt."],
    });
    expect(layOut({})?.introduction).toBeNull();
  });

  test("never leaves out why something is withheld", () => {
    const report = sampleReport({ peers: 2 });
    const [content] = inBoth({ ...report, layout: { ...standardLayout, sections: ["values"] } });
    expect(content?.method.paragraphs[0]).toMatchObject({ label: texts.method.unplaced });
  });
});
