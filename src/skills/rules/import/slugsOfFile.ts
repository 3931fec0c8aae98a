import { maxSlugLength, toSlug } from "../slugs.ts";

/** The slugs of the questions of one file, each once, found without reading all those before it. */
export class SlugsOfFile {
  readonly #given: Set<string>;
  readonly #numbers = new Map<string, number>();
  /** @param written those that the file gives itself */
  constructor(written: Iterable<string>) {
    this.#given = new Set(written);
  }

  /** As `findFreeSlug` makes them: the text’s own, then « …_2 », « …_3 ». */
  of(text: string): string {
    const slug = toSlug(text);
    for (;;) {
      const number = (this.#numbers.get(slug) ?? 0) + 1;
      this.#numbers.set(slug, number);
      const tried = number === 1 ? slug : withSuffix(slug, String(number));
      if (this.#given.has(tried)) continue;
      this.#given.add(tried);
      return tried;
    }
  }

  /** Where another question of the catalogue has that slug: with the end of its own id, which nothing else has. */
  static withId = (text: string, id: string): string => withSuffix(toSlug(text), id.slice(-12));
}

const withSuffix = (slug: string, suffix: string) =>
  `${slug.slice(0, maxSlugLength - suffix.length - 1)}_${suffix}`;
