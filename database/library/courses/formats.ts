import type { LibraryCourse, LibraryCourseFormat } from "../shape.ts";

const inFormat =
  (format: LibraryCourseFormat) =>
  (
    key: string,
    hours: number,
    skills: readonly string[],
    titleFr: string,
    titleEn: string,
    detailFr: string,
    detailEn: string,
  ): LibraryCourse => ({
    key,
    format,
    hours,
    skills,
    title: { fr: titleFr, en: titleEn },
    detail: { fr: detailFr, en: detailEn },
  });

export const workshop = inFormat("workshop");
export const online = inFormat("online");
export const reading = inFormat("reading");
export const mentoring = inFormat("mentoring");
/** A few colleagues who meet several times to learn from one another. */
export const group = inFormat("group");
