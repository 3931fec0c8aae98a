import { afterAll, describe, expect, test } from "vitest";
import type { Cell } from "#platform/server/export/sheet.ts";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { readPdf } from "#platform/testing/readPdf.ts";
import { maxPdfRows } from "../../rules.ts";
import { writePdf } from "./writePdf.ts";

const failures: string[] = [];
const typesetter = makeTypesetter({
  entry: new URL("../../../platform/server/typesetting/worker.ts", import.meta.url),
  onFailure: (failure) => failures.push(failure),
});
afterAll(() => typesetter.stop());

async function write(headers: readonly string[], rows: readonly (readonly Cell[])[]) {
  async function* pages() {
    yield rows;
  }
  const columns = headers.map((header, at) => ({ header, cell: (row: readonly Cell[]) => row[at] ?? null }));
  const started = performance.now();
  const pdf = await writePdf(
    {
      sheet: { name: "Évaluations", columns },
      pages: pages(),
      company: "Coopérative Boréale",
      language: "fr",
      today: "2026-12-01",
      reader: { companyId: "c", personId: "p" },
    },
    typesetter,
  ).catch((error: unknown) => expect.fail(failures.at(-1) ?? String(error)));
  const seconds = (performance.now() - started) / 1000;
  return { seconds, ...readPdf(pdf) };
}

describe.skipIf(!findCompiler())("the table of a file on paper", () => {
  test("says what it is, of which day, and what each row holds", async () => {
    const long = "Anticonstitutionnellement".repeat(6);
    const pdf = await write(
      ["Nom", "Échéance", "Réponses"],
      [
        ["#Ève *Côté* \u202E$x$", { date: "2026-12-04" }, 3],
        [long, null, 12],
      ],
    );
    expect(pdf.cells).toContain("Évaluations Coopérative Boréale · au 1ᵉʳ décembre 2026 · 2 lignes");
    expect(pdf.cells).toContain("#Ève *Côté* $x$ 4 déc. 2026 3");
    expect(pdf.cells.replaceAll(" ", "")).toContain(long);
    expect(pdf.cells).toContain("page 1 de 1");
    expect(pdf.structure).toMatch(/Table[\s\S]*TH/);
    expect((await write(["Nom"], [])).cells).toContain("Aucune ligne.");
  });

  test("as many rows as it may hold, under its headers on each page", { timeout: 600_000 }, async () => {
    const headers = [
      "Évaluation",
      "Type",
      "Personne",
      "Statut",
      "Réponses",
      "Invitées",
      "Échéance",
      "Responsable",
    ];
    const rows = Array.from({ length: maxPdfRows }, (_, at) => [
      `Bilan d’automne ${at}`,
      "Évaluation complète (360°)",
      "Marie-Antoinette de la Durantaye",
      "Terminée",
      at % 12,
      12,
      { date: "2026-12-04" },
      "Jean-Philippe Archambault",
    ]);
    const pdf = await write(headers, rows);
    expect(pdf.pages).toBeGreaterThan(20);
    expect(pdf.text.match(/^ *Évaluation .*Responsable/gm)).toHaveLength(pdf.pages);
    expect(pdf.cells).toContain(`page ${pdf.pages} de ${pdf.pages}`);
    expect(pdf.cells).toContain(`Bilan d’automne ${maxPdfRows - 1}`);
    noteFigure({
      name: `a table of ${maxPdfRows} rows as a PDF`,
      measured: `${pdf.seconds.toFixed(1)} s, ${pdf.pages} pages`,
    });
  });
});
