import { describe, expect, test } from "vitest";
import { withoutInvisible } from "./invisible.ts";
import { hasWebAddress, whyNotName, whyNotOptionalName } from "./names.ts";

describe("a name is accepted", () => {
  test.each([
    "Anne",
    "Jean-Philippe",
    "J.-P.",
    "J.-P. Roy",
    "J.P. Roy",
    "J.P.Tremblay",
    "J.TREMBLAY",
    "d’Arcy O'Neil",
    "St. John",
    "St.Onge",
    "Ste.Marie",
    "Dr.Tremblay",
    "Mme.Roy",
    "J.-F.Roy",
    "Chef.fe",
    "chefs.fes",
    "auteur.rice",
    "maître.sse",
    "Adjoint.e",
    "St-Jean",
    "N° 1",
    "no. 12",
    "M.Sc.",
    "M.Sc.A.",
    "Ph.D.",
    "B. Sc. inf.",
    "Inc.",
    "Les Érables inc.",
    "9123-4567 Québec inc.",
    "S.E.N.C.R.L.",
    "A.B.C. Co., Ltd.",
    "Cie. (Québec)",
    "O.K.",
    ".NET",
    "Bilan 2026 – 1.5",
    "v2.0",
    "12.5kg",
    "Version 3.14.15",
    "Fin… Suite",
    "Bonjour...Salut",
    "Fin. Suite",
    "Trimestre 1/2",
    "R&D et ventes",
    "C++",
    "conseiller.ère.s",
    "directeur.trice",
    "salarié·es",
    "Équipe : ventes",
    "Paral·lel",
    "محمد",
    "李小龍",
    "Łukasz Żółć",
    "Nguyễn Thị Ánh",
  ])("%s", (name) => {
    expect(whyNotName(name)).toBeNull();
  });
});

describe("a name is refused", () => {
  test.each([
    "example.com",
    "Gagnez sur example.com !",
    "(example.com)",
    "http://x",
    "//evil",
    "V.Gd/abc",
    "S.Id/gratuit",
    "Ressources humaines / V.Gd",
    "HTTPS://exemple",
    "http:exemple",
    "www.exemple",
    "voir www.x",
    "bit.ly/x",
    "bit.ly",
    "t.co/abc",
    "T.Co",
    // As an abbreviation would be written, before a top-level domain.
    "Bit.Ly",
    "Evil.Com",
    "Gain.Shop",
    "Prix.Online",
    "st.onge",
    "Dr.tremblay",
    "Argent.Tremblay",
    // Inclusive writing that mail programs turn into a link.
    "Adjoint.es",
    "Technicien.ne",
    "Français.se",
    "X.COM",
    "x.com",
    "exemple.ca:8080",
    "sous.domaine.exemple.quebec",
    "anne@exemple.com",
    "mailto:anne",
    "javascript:alert(1)",
    "ftp://fichiers",
    "192.168.0.1",
    "example.com-promo",
    "exemple．com",
    "exemple。com",
    "exemple｡com",
    "exemple․com",
    "exemple﹒com",
    "exempleꓸcom",
    "exemple٠com",
    "ｅｘｅｍｐｌｅ.ｃｏｍ",
    "ехаmple.соm",
    "exam\u200Bple\u200B.\u200Bcom",
    "example\u2060.com",
    "exa\u00ADmple.com",
    "exemple.рф",
    "xn--e1afmkfd.xn--p1ai",
    "💩.la",
    "salarié.es",
    "𝕖𝕩𝕒𝕞𝕡𝕝𝕖.𝕔𝕠𝕞",
    "exemple.com",
    "moc\u202E.elpmaxe.com",
  ])("%s", (name) => {
    expect(whyNotName(name)).toBe("web_address");
  });

  test.each(["Anne\nBcc: x", "Anne\tRoy", "Anne\u0000", "Anne\u0085Roy", "\u001B[31mAnne"])(
    "with a control character: %j",
    (name) => {
      expect(whyNotName(name)).toBe("format");
    },
  );
});

/** All of Unicode’s directions of writing, and what takes no place. */
const invisible = [
  "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069",
  "\u00AD\u034F\u180E\u200B\u200C\u200D\u2060\u2061\u2062\u2063\u2064\u206A\u206F\uFEFF\uFFF9\uFFFA\uFFFB",
  "\u115F\u1160\u3164\uFFA0\u{E0001}\u{E0041}\u{E007F}\u{1D173}",
].flatMap((some) => Array.from(some));

test.each(invisible.map((one) => [one.codePointAt(0)?.toString(16), one]))(
  "U+%s disappears from a name",
  (_code, one) => {
    expect(withoutInvisible(`An${one}ne`)).toBe("Anne");
  },
);

test("a name of nothing that can be seen is missing, unless it may be left out", () => {
  for (const nothing of ["", "  ", "\u200B", "\u2028"]) {
    expect(whyNotName(nothing)).toBe("required");
    expect(whyNotOptionalName(nothing)).toBeNull();
  }
  expect(whyNotOptionalName("example.com")).toBe("web_address");
});

test("separators of lines and paragraphs become spaces", () => {
  expect(withoutInvisible("Anne\u2028Roy\u2029B")).toBe("Anne Roy B");
});

test("accents, ideographs and emoji stay as they were typed", () => {
  for (const name of ["Zoé\u0301", "李", "😀👍🏽", "Ko\u0308nig"]) expect(withoutInvisible(name)).toBe(name);
});

test("a long name is read in a moment", () => {
  for (const one of ["a", "http", "a.", "a-", "-.", "é", "www", "x.y"])
    expect(hasWebAddress(one.repeat(100_000))).toBeDefined();
});
