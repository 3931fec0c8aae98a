import { describe, expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { oneLineColumns, scoreHeaders, type ImportField } from "../../rules/columns.ts";
import { encoded, type FileEncoding } from "../../testing/encoded.ts";
import { parseCsv } from "./readCsv.ts";

/** Files as the field sends them: found by trying, with variations of each. */
const fields: ImportField[] = [
  { name: "email", isRequired: true, synonyms: ["Courriel"] },
  { name: "first_name", isRequired: true, synonyms: ["Prénom", "First name"] },
  { name: "last_name", isRequired: false, synonyms: ["Nom", "Last name"] },
  { name: "job_title", isRequired: false, synonyms: ["Poste"] },
  { name: "notes", isRequired: false, hasLines: true, synonyms: ["Notes"] },
];
const score = (headers: readonly string[]) => scoreHeaders(headers, fields);
const oneLine = (headers: readonly string[]) => oneLineColumns(headers, fields);
type Choice = Partial<Parameters<typeof parseCsv>[1]>;
const parse = (bytes: Buffer | string, choice: Choice = {}) =>
  parseCsv(Buffer.from(bytes), { maxRows: 1_000, score, oneLine, ...choice });
const readCells = (bytes: Buffer | string, choice: Choice = {}) =>
  parse(bytes, choice).rows.map(({ cells }) => cells.join("|"));
const hex = (text: string) => Buffer.from(text.replaceAll(/ /g, ""), "hex");

describe("an old encoding is found by the words that it makes", () => {
  const people = ["Zoë;Bélanger", "Émile;Côté", "Geneviève;L’Écuyer", "François;Hétu", "Jérôme;Thériault"];
  const encodings: FileEncoding[] = ["windows-1252", "macintosh", "ibm850"];
  const files = encodings
    .filter((encoding) => encoding !== "ibm850")
    .flatMap((encoding) =>
      [
        ["accents in the rows", `Email;First name;Last name`, people],
        ["accents in the headers", `Courriel;Prénom;Nom`, people],
        ["one name", `Courriel;Prénom;Nom`, ["Ana;Bélanger"]],
        ["names from elsewhere", `Courriel;Prénom;Nom`, ["Jürgen;Núñez", "João;Simões", "Désirée;Åkerström"]],
        ["typography", `Courriel;Prénom;Nom`, ["« Zoë »;Lévis…", "Luc — René;employé·e"]],
      ].flatMap(([what, headers, names]) =>
        ["\r\n", "\r"].map((lineEnd) => ({ encoding, what, headers, names: [names].flat(), lineEnd })),
      ),
    );
  test.each(files)("$encoding, $what, $lineEnd", ({ encoding, headers, names, lineEnd }) => {
    const lines = names.map((name, at) => `a${at}@canot.example;${String(name)}`);
    const table = parse(encoded([headers, ...lines, ""].join(lineEnd), encoding));
    expect(table).toMatchObject({ encoding, possibleEncodings: [] });
    expect(table.rows.map(({ cells }) => cells.join(";"))).toEqual(lines);
  });

  test.each([
    ["Mac", hex("5a6f91 3b 428e6c616e676572"), "macintosh", "Zoë|Bélanger"],
    ["Mac, capital first", hex("836d696c65 3b 4399748e"), "macintosh", "Émile|Côté"],
    ["DOS", hex("906d696c6965 3b 4c827665737175 65"), "ibm850", "Émilie|Lévesque"],
    ["DOS", hex("4672616e87 6f6973 3b 4874 8274 75"), "ibm850", "François|Htétu"],
    ["DOS, e and a", hex("4d 61 72 69 82 3b 4c 85 6d 82"), "ibm850", "Marié|Làmé"],
    ["Windows", hex("5a6feb 3b 42e96c616e676572"), "windows-1252", "Zoë|Bélanger"],
    ["Windows, apostrophe", hex("4c 92 c9 63 75 79 65 72 3b 52 6f 79"), "windows-1252", "L’Écuyer|Roy"],
    ["Windows, only ç", hex("4672616ee76f6973 3b 526f79"), "windows-1252", "François|Roy"],
    ["Windows, only è", hex("4865e86e65 3b 526f79"), "windows-1252", "Heène|Roy"],
    [
      "Windows, words that begin with é",
      hex("e96368656c6c65 3b 6c92 e9 74 e9"),
      "windows-1252",
      "échelle|l’été",
    ],
    ["Windows, capitals", hex("42c94c414e474552 3b 50 c9 50 49 4e"), "windows-1252", "BÉLANGER|PÉPIN"],
    ["Windows, only ô", hex("43f474 3b 526f79"), "windows-1252", "Côt|Roy"],
  ])("%s: %s", (_, name, encoding, read) => {
    const table = parse(Buffer.concat([Buffer.from("Email;First name;Last name\r\na@b.example;"), name]));
    expect(table).toMatchObject({ encoding, possibleEncodings: [] });
    expect(table.rows[0]?.cells.slice(1).join("|")).toBe(read);
  });

  test.each([
    ["É or ê", hex("42904c414e474552"), ["BÉLANGER", "BêLANGER"]],
    ["é or È", hex("52454ee9"), ["RENé", "RENÈ"]],
    ["È or Ô", hex("48d44c454e45"), ["HÔLENE", "HÈLENE"]],
    ["Ç or Ä", hex("4652414e804f4953"), ["FRANÇOIS", "FRANÄOIS"]],
    ["Ç or Ã", hex("4652414ec74f4953"), ["FRANÇOIS", "FRANÃOIS"]],
    ["ä or õ", hex("4a e4 65 6e"), ["Jäen", "Jõen"]],
  ])("%s: who sends it chooses between names", (_, name, both) => {
    const bytes = Buffer.concat([Buffer.from("Email;First name\r\na@b.example;"), name]);
    const { possibleEncodings } = parse(bytes);
    expect(possibleEncodings.flatMap(({ samples }) => samples)).toEqual(expect.arrayContaining(both));
    for (const { encoding, samples } of possibleEncodings)
      expect(parse(bytes, { encoding })).toMatchObject({
        encoding,
        possibleEncodings: [],
        rows: [{ cells: ["a@b.example", samples[0]] }],
      });
  });

  test("DOS of French Canada is read, or asked with the right choice", () => {
    const lines = ["Email;First name;Last name", "a@b.example;HÉLÈNE;CÔTÉ", "b@b.example;JOËL;CHÂTEAUNEUF"];
    const bytes = encoded(lines.join("\r\n"), "ibm863");
    expect(parse(bytes).encoding).toBe("ibm863");
    expect(readCells(bytes, { encoding: "ibm863" })).toEqual([
      "a@b.example|HÉLÈNE|CÔTÉ",
      "b@b.example|JOËL|CHÂTEAUNEUF",
    ]);
  });

  test("of a file put together from two encodings, the rows of the fewer show it", () => {
    const people = ["Zoé;Hébert", "Léa;Bélanger", "Noé;Côté", "Éva;Roy", "Eve;Thériault", "Inès;Pépin"];
    const rows = (names: readonly string[], written: FileEncoding) =>
      encoded(names.map((name) => `a@b.example;${name}\n`).join(""), written);
    const head = Buffer.from("Email;First name;Last name\n");
    const one = Buffer.concat([head, rows(people, "utf-8"), rows(["René;Lévis"], "windows-1252")]);
    expect(parse(one)).toMatchObject({ encoding: "utf-8" });
    expect(readCells(one).at(-1)).toBe("a@b.example|Ren\uFFFD|L\uFFFDvis");
    const other = Buffer.concat([head, rows(people, "windows-1252"), rows(["René;Lévis"], "utf-8")]);
    expect(readCells(other, { encoding: "windows-1252" }).at(-1)).toBe("a@b.example|RenÃ©|LÃ©vis");
  });

  test.each([
    ["two rows and one", ["René;Côté", "Zoë;Roy"], ["Zoé;Hébert"]],
    ["one and one", ["Hélène;Côté"], ["Zoé;Hébert"]],
    ["one and two", ["Hélène;Côté"], ["Zoé;Hébert", "Léa;Roy"]],
  ])("Windows-1252 and UTF-8, %s: no reading shows every row right without a mark", (_, windows, unicode) => {
    const rows = (names: readonly string[], written: FileEncoding) =>
      encoded(names.map((name) => `a@b.example;${name}\n`).join(""), written);
    const bytes = Buffer.concat([
      Buffer.from("Email;First name;Last name\n"),
      rows(windows, "windows-1252"),
      rows(unicode, "utf-8"),
    ]);
    const { encoding, possibleEncodings } = parse(bytes);
    expect(["utf-8", "windows-1252"]).toContain(encoding);
    const marked = readCells(bytes, { encoding: encoding ?? undefined }).filter((row) =>
      /Ã|\uFFFD/.test(row),
    );
    expect(possibleEncodings.length > 0 || marked.length > 0).toBe(true);
  });

  test("the mark of UTF-8 before Windows-1252 says nothing", () => {
    const text = encoded("Courriel;Prénom\na@b.example;Zoë\n", "windows-1252");
    expect(parse(Buffer.concat([Buffer.from("\uFEFF"), text]))).toMatchObject({
      encoding: "windows-1252",
      headers: ["Courriel", "Prénom"],
      rows: [{ cells: ["a@b.example", "Zoë"] }],
    });
  });

  test("what makes no sense in any of them is not read without a question", () => {
    const { possibleEncodings } = parse(
      Buffer.concat([Buffer.from("Email;First name\r\na@b.example;Z"), hex("81 8d 81")]),
    );
    expect(possibleEncodings).toHaveLength(4);
  });

  test("UTF-16 without a mark, and UTF-8 in which one character is damaged", () => {
    expect(readCells(Buffer.from("Courriel;Prénom\r\na@b.example;Zoë\r\n", "utf16le"))).toEqual([
      "a@b.example|Zoë",
    ]);
    const names = Array.from({ length: 20 }, (_, at) => `a${at}@b.example;Zoé`).join("\n");
    const damaged = Buffer.concat([Buffer.from(`Courriel;Prénom\n${names}\nb@b.example;Zo`), hex("c3 0a")]);
    expect(parse(damaged)).toMatchObject({ encoding: "utf-8" });
    expect(readCells(damaged).at(-1)).toBe("b@b.example|Zo\uFFFD");
  });
});

describe("what stands before the headers is passed over", () => {
  const body = "Courriel;Prénom;Nom;Poste\r\nana.s@canot.example;Ana;Roy;Soudure\r\n";
  test.each([
    ["sep=;", 2],
    ["sep=;;;", 2],
    ['"sep=;"', 2],
    ['"sep=;";;;', 2],
    ["SEP=;", 2],
    ["Sep = ;", 2],
    [" sep=; ", 2],
    ["sep=", 2],
    ["sep=;\t", 2],
    ["'sep=;'", 2],
    ["\r\nsep=;", 3],
    ["sep=;\r\n", 3],
    ["Liste du personnel au 3 mars;;;\r\n;;;", 3],
    ["Liste du personnel au 3 mars", 2],
    ["Canot inc.\r\nPersonnel\r\n2026-11-25", 4],
    ["Titre;Poste;Note", 2],
    ["sep=;\r\nListe du personnel", 3],
    ["1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7\r\n8\r\n9", 10],
    ["\uFEFF\uFEFF", 2],
  ])("%j", (before, headerRow) => {
    const table = parse(`${before}\r\n${body}`);
    expect(table).toMatchObject({
      headerRow,
      separator: ";",
      headers: ["Courriel", "Prénom", "Nom", "Poste"],
      rows: [{ number: headerRow + 1, cells: ["ana.s@canot.example", "Ana", "Roy", "Soudure"] }],
    });
  });

  test("« sep=, » decides, and so does a tab", () => {
    expect(parse("sep=,\r\nCourriel,Prénom\r\na@b.example,A;b\r\n").separator).toBe(",");
    expect(parse("sep=\t\r\nCourriel\tPrénom\r\na@b.example\tA;b\r\n").separator).toBe("\t");
  });

  test("what it declares falls to the sign for which the headers are found", () => {
    expect(parse("sep=,\r\nCourriel;Prénom\r\na@b.example;A\r\n").separator).toBe(";");
    expect(parse("sep=,\r\nMél,Appel;Surnom;Fin\r\na@b.example,A\r\n").separator).toBe(",");
  });

  test("where no header is known, a title is passed over by its width; the person may choose another row", () => {
    const unknown = "Personnel\r\nMél;Appel;Fin\r\na@b.example;A;B\r\n";
    expect(parse(unknown)).toMatchObject({ headerRow: 2, headers: ["Mél", "Appel", "Fin"] });
    expect(parse(unknown, { headerRow: 1 })).toMatchObject({ headers: ["Personnel"], headerRow: 1 });
  });

  test("marks before a quoted header go", () => {
    expect(parse('\uFEFF\uFEFF"Courriel";"Prénom;"\r\n"a@b.example";"A"\r\n')).toMatchObject({
      headers: ["Courriel", "Prénom;"],
    });
  });
});

describe("a quote that does not close takes no row with it", () => {
  const headers = "Courriel;Prénom;Nom;Poste";
  const row = (name: string, job = "Presse") => `${name}@canot.example;${name};Roy;${job}`;
  const readOutcome = (...lines: string[]) =>
    parse([headers, ...lines].join("\n")).rows.map(({ cells, openQuoteLine }) => [
      cells[1],
      cells[3],
      ...(openQuoteLine ? [openQuoteLine] : []),
    ]);
  test.each<[string, string[], (string | number | undefined)[][]]>([
    [
      "to the end",
      [row("A", '"Soudure'), row("B")],
      [
        ["A", '"Soudure', 2],
        ["B", "Presse"],
      ],
    ],
    [
      "until a later quote",
      [row("A", '"Soudure'), row("B"), row("C", '"Tour"'), row("D", "Quai")],
      [
        ["A", '"Soudure', 2],
        ["B", "Presse"],
        ["C", "Tour"],
        ["D", "Quai"],
      ],
    ],
    [
      "twice",
      [row("A", '"Soudure'), row("B"), row("C", '"Tour'), row("D")],
      [
        ["A", '"Soudure', 2],
        ["B", "Presse"],
        ["C", '"Tour', 4],
        ["D", "Presse"],
      ],
    ],
    [
      "until an inch mark",
      [row("A", '"Soudure'), row("B"), row("C", 'Tuyau 5"'), row("D")],
      [
        ["A", '"Soudure', 2],
        ["B", "Presse", 2],
        ["C", 'Tuyau 5"', 2],
        ["D", "Presse"],
      ],
    ],
    [
      "on the last line",
      [row("A"), row("B", '"Soudure')],
      [
        ["A", "Presse"],
        ["B", '"Soudure', 3],
      ],
    ],
    [
      "after a cell of two lines",
      [row("A", '"Presse\net tour"'), row("B", '"Soudure'), row("C")],
      [
        ["A", "Presse\net tour"],
        ["B", '"Soudure', 4],
        ["C", "Presse"],
      ],
    ],
    [
      "in a middle column",
      ['a@canot.example;"A;Roy;Quai', row("B")],
      [
        ['"A', "Quai", 2],
        ["B", "Presse"],
      ],
    ],
    [
      "only a quote",
      [row("A", '"'), row("B")],
      [
        ["A", '"', 2],
        ["B", "Presse"],
      ],
    ],
    [
      "doubled inside",
      [row("A", '"Tuyau ""5'), row("B")],
      [
        ["A", '"Tuyau ""5', 2],
        ["B", "Presse"],
      ],
    ],
    [
      "closed in its line",
      [row("A", '"Tuyau" 5'), row("B")],
      [
        ["A", '"Tuyau" 5'],
        ["B", "Presse"],
      ],
    ],
    [
      "quotes not doubled",
      [row("A", '"Le "grand" quai"'), row("B")],
      [
        ["A", 'Le "grand" quai'],
        ["B", "Presse"],
      ],
    ],
    [
      "good ones",
      [row("A", '"Tuyau 5"" et 6"""'), row("B", '"Presse\net soudure"')],
      [
        ["A", 'Tuyau 5" et 6"'],
        ["B", "Presse\net soudure"],
      ],
    ],
    [
      "a good one with a separator",
      [row("A", '"Presse; tour"'), row("B")],
      [
        ["A", "Presse; tour"],
        ["B", "Presse"],
      ],
    ],
    [
      "with a separator and a line end, in a field of one line",
      [row("A", '"Presse; tour\net; soudure"'), row("B")],
      [
        ["A", '"Presse', 2],
        ['soudure"', "", 2],
        ["B", "Presse"],
      ],
    ],
    [
      "before another cell in quotes, on its line",
      ['a@canot.example;"A;"Roy";Quai', row("B")],
      [
        ['"A', "Quai", 2],
        ["B", "Presse"],
      ],
    ],
    [
      "after quotes that are not doubled",
      [row("A", '"Le "grand" quai'), 'Range;balaie;lave;peint"', row("B")],
      [
        ["A", '"Le "grand" quai', 2],
        ["balaie", 'peint"', 2],
        ["B", "Presse"],
      ],
    ],
    [
      "spaces after it",
      [row("A", '"Presse" '), row("B")],
      [
        ["A", "Presse"],
        ["B", "Presse"],
      ],
    ],
  ])("%s", (_, lines, expected) => {
    expect(readOutcome(...lines)).toEqual(expected);
  });

  /** Of each row: its number, its cells, and « ! » where a quote is noted. */
  const read = (text: string) =>
    parse(text).rows.map(
      ({ number, cells, openQuoteLine }) =>
        `${number} ${cells.join("|")}${openQuoteLine === undefined ? "" : ` !${openQuoteLine}`}`,
    );
  test.each<[string, string, string[]]>([
    [
      "rows without their last columns",
      `Courriel;Prénom;Nom;Poste;Notes\nsw1@x.example;Ana;Roy;"Chef\nsw2@x.example;Bo;Gill;Presse"\nsw3@x.example;Cy;Li;Tour`,
      [
        '2 sw1@x.example|Ana|Roy|"Chef| !2',
        '3 sw2@x.example|Bo|Gill|Presse"| !2',
        "4 sw3@x.example|Cy|Li|Tour|",
      ],
    ],
    [
      "the same in a field of several lines",
      `Notes;Courriel;Prénom;Nom;Poste\n"A1;;x;y\nB1;;x;y\nC1";;x;y`,
      ['2 "A1||x|y| !2', "3 B1||x|y| !2", '4 C1"||x|y| !2'],
    ],
    [
      "rows of one cell",
      `Nom;Notes\n"Nord\nSud\nEst"\nOuest`,
      ['2 "Nord| !2', "3 Sud| !2", '4 Est"| !2', "5 Ouest|"],
    ],
    ["no other row", `Nom;Notes\n"Nord\nSud\nEst"`, ['2 "Nord| !2', "3 Sud| !2", '4 Est"| !2']],
    [
      "a cell of sentences",
      `Nom,Notes\nQuai nord,"Charge, décharge\nRange, balaie"\nQuai sud,Peint`,
      ["2 Quai nord|Charge, décharge\nRange, balaie", "3 Quai sud|Peint"],
    ],
    [
      "beside other cells in quotes",
      `Courriel,Nom,Notes\na@x.example,"Roy, fils","Un, deux\ntrois, quatre, cinq"\nb@x.example,Li,x`,
      ["2 a@x.example|Roy, fils|Un, deux\ntrois, quatre, cinq", "3 b@x.example|Li|x"],
    ],
    [
      "a cell of lines that may be rows",
      `Nom,Notes\nQuai nord,"Charge,décharge\nRange,balaie"\nQuai sud,Peint`,
      ['2 Quai nord|"Charge|décharge !2', '3 Range|balaie" !2', "4 Quai sud|Peint"],
    ],
    [
      "a quote that is not doubled, in a cell of several lines",
      `Nom,Notes\nQuai nord,"Charge le "grand" quai\nRange, balaie"\nQuai sud,Peint`,
      ['2 Quai nord|"Charge le "grand" quai !2', '3 Range|balaie" !2', "4 Quai sud|Peint"],
    ],
    [
      "in the headers",
      `Courriel;Prénom;"Nom\na@x.example;Ana;Roy"\nb@x.example;Bo;Li`,
      ['2 a@x.example|Ana|Roy" !1', "3 b@x.example|Bo|Li"],
    ],
    ["below a line for Excel", `sep=;\nNom;Poste\nRoy;"Chef`, ['3 Roy|"Chef !3']],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test("questions are not swallowed either", () => {
    const questions = [
      "name_fr;email;first_name;x;y",
      '"Range le quai;;star_rating;Ordre;',
      "Balaie le quai;;star_rating;Ordre;",
      'Lave le "grand" quai;;star_rating;Ordre;',
      "Repeint le quai;;star_rating;Ordre;",
    ];
    expect(
      parse(questions.join("\n")).rows.map(({ number, cells, openQuoteLine }) => [
        number,
        cells[0],
        openQuoteLine,
      ]),
    ).toEqual([
      [2, '"Range le quai', 2],
      [3, "Balaie le quai", undefined],
      [4, 'Lave le "grand" quai', undefined],
      [5, "Repeint le quai", undefined],
    ]);
  });

  test("fifty thousand open quotes are read as quickly as fifty thousand rows", () => {
    const file = `${headers}\n${`${row("A", '"Soudure ""x')}\n`.repeat(900)}`;
    expect(parse(file).rows.every(({ openQuoteLine }) => openQuoteLine)).toBe(true);
    expect(() => parse(`${headers}\n${row("A", '"'.repeat(1_000_001))}`)).toThrow(Refusal);
  });
});

describe("apostrophes that we wrote go, invisible characters too", () => {
  test.each([
    ["'-Tremblay", "-Tremblay"],
    ["'+1 418 555-0134", "+1 418 555-0134"],
    ["'=3 rue des Pins", "=3 rue des Pins"],
    ["Range, '-- et vite", "Range, -- et vite"],
    ["''-typed", "'-typed"],
    ["'Hara", "'Hara"],
    ["\u200BMia\u00AD", "Mia"],
    ["\u00A0Luc\u00A0", "Luc"],
    ["Zoe\u0308", "Zoë"],
    ["\u202AAna\u202C", "Ana"],
  ])("%j is %j", (written, read) => {
    expect(readCells(`Courriel;Prénom\na@b.example;"${written}"\n`)).toEqual([`a@b.example|${read}`]);
  });
});
