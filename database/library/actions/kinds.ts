import type { LibraryAction, LibraryActionKind } from "../shape.ts";

type ActionOfSkill = Omit<LibraryAction, "skill">;

const ofKind =
  (kind: LibraryActionKind) =>
  (key: string, labelFr: string, labelEn: string, detailFr: string, detailEn: string): ActionOfSkill => ({
    key,
    kind,
    label: { fr: labelFr, en: labelEn },
    detail: { fr: detailFr, en: detailEn },
  });

/** Something to do in one’s own work. */
export const experience = ofKind("experience");
/** Something to do with other people: a question, a conversation, an agreement. */
export const exchange = ofKind("exchange");
/** Something to study, observe, practise or write for oneself. */
export const learning = ofKind("learning");

/** The actions of one skill, named by its key. */
export const forSkill = (skill: string, actions: readonly ActionOfSkill[]): readonly LibraryAction[] =>
  actions.map((action) => ({ ...action, skill }));
