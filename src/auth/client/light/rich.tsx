import { Fragment, type ReactNode } from "react";

interface RichProperties {
  /** « vous acceptez les <terms>conditions</terms> »: a sentence with markup stays one text for translators. */
  text: string;
  tags: Record<string, (words: string) => ReactNode>;
}

/** A sentence in which some words are links or strong. Unknown tags are shown as plain words. */
export function Rich({ text, tags }: RichProperties) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g)];
  return pieces.map(({ 0: whole, 1: tag, 2: words = "", index }) => (
    <Fragment key={index}>{tag ? (tags[tag]?.(words) ?? words) : whole}</Fragment>
  ));
}
