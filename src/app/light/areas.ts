import { paths } from "#paths.ts";

/** The parts of the light shell, each a chunk of its own: the first whose prefix fits; the last one fits everything. */
const prefixes = {
  // Pages on which a password is chosen: only these include the list of common passwords.
  password: [
    paths.register(),
    paths.confirm(),
    paths.resetPassword(),
    paths.resetPasswordShort(),
    paths.formerEmail(),
    paths.invitation(),
  ],
  secondStep: [paths.magicLink(), paths.secondStep()],
  answerLink: [paths.answerLink()],
  auth: ["/auth"],
  answers: ["/eval"],
  survey: ["/pulse/survey"],
  site: [""],
} as const;
export type AreaName = keyof typeof prefixes;

export const resolveArea = (pathname: string): AreaName =>
  (Object.keys(prefixes) as AreaName[]).find((name) =>
    prefixes[name].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
  ) ?? "site";
