import type { ComponentType } from "react";
import type { ErrorCode } from "#platform/errors.ts";
import type { Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** Words of screens, and sentences of refusals, which are added to those that every page knows. */
export type TextPart = Partial<Texts> & { errors?: Partial<Record<ErrorCode, string>> };
/** A file of words exports them as `fr` or `en`; one that brings sentences of refusals too exports both as `texts`. */
export type TextFile = { fr: object } | { en: object } | { texts: TextPart };
/** How the texts of one part are imported: a file of the build for each language. */
export type TextLoaders = Record<Language, () => Promise<TextFile>>;

/** Who may see the screens of a group (src/app/routes/groups.tsx), and in which frame. */
export type ScreenGroup =
  | "signedIn"
  | "evaluate"
  | "managePeople"
  | "administer"
  | "settings"
  | "managedSettings";

export interface Screen<Name extends string = string> {
  path: string;
  /** What its file exports. */
  name: Name;
  load: () => Promise<Record<Name, ComponentType>>;
  /** The words that it shows beside those of the frame: fetched with it. Too few fail screenTexts.test.ts. */
  texts: readonly (keyof Texts)[];
  /** What it keeps of the query of its address; everything when left out. */
  search?: (given: Record<string, unknown>) => object;
}

/** What a concept brings to the workspace, in its `client/module.ts`; `src/app/clientModules.ts` lists them all. */
export interface ClientModule {
  texts?: Partial<Record<keyof Texts, TextLoaders>>;
  screens?: Partial<Record<ScreenGroup, readonly Screen[]>>;
}

/** One whose file does not export a component of this name does not compile. */
export const screen = <Name extends string>(given: Screen<Name>): Screen => given as Screen;
