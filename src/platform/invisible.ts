/**
 * Without what cannot be seen and changes how the rest is read: directions of writing, zero-width characters, soft
 * hyphens, tags. Separators of lines and paragraphs become spaces; what joins two emoji into one stays.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replace(/[\u2028\u2029]/g, " ")
    .replace(
      /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*\u200D)(?=\p{Extended_Pictographic})|[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFFA0]/gu,
      (_, joined?: string) => joined ?? "",
    );
