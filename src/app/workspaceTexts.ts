import { makeTextLoader } from "#platform/client/textLoader.ts";

const parts = {
  platform: {
    fr: async () => ({ platform: (await import("#platform/texts.fr.ts")).fr }),
    en: async () => ({ platform: (await import("#platform/texts.en.ts")).en }),
  },
  shell: {
    fr: async () => (await import("./shell/around.fr.ts")).texts,
    en: async () => (await import("./shell/around.en.ts")).texts,
  },
  ownProfile: {
    fr: async () => ({ ownProfile: (await import("#people/client/own/texts.fr.ts")).fr }),
    en: async () => ({ ownProfile: (await import("#people/client/own/texts.en.ts")).en }),
  },
  companySettings: {
    fr: async () => ({ companySettings: (await import("#company/client/settings/texts.fr.ts")).fr }),
    en: async () => ({ companySettings: (await import("#company/client/settings/texts.en.ts")).en }),
  },
  settings: {
    fr: async () => ({ settings: (await import("#auth/client/settings/texts.fr.ts")).fr }),
    en: async () => ({ settings: (await import("#auth/client/settings/texts.en.ts")).en }),
  },
  dashboards: {
    fr: async () => ({ dashboards: (await import("#dashboards/texts.fr.ts")).fr }),
    en: async () => ({ dashboards: (await import("#dashboards/texts.en.ts")).en }),
  },
  evaluations: {
    fr: async () => (await import("./texts/evaluations.fr.ts")).texts,
    en: async () => (await import("./texts/evaluations.en.ts")).texts,
  },
  launch: {
    fr: async () => ({ launch: (await import("#evaluations/client/launch/texts.fr.ts")).fr }),
    en: async () => ({ launch: (await import("#evaluations/client/launch/texts.en.ts")).en }),
  },
  wizard: {
    fr: async () => ({ wizard: (await import("#evaluations/client/wizard/texts.fr.ts")).fr }),
    en: async () => ({ wizard: (await import("#evaluations/client/wizard/texts.en.ts")).en }),
  },
  lifecycle: {
    fr: async () => ({ lifecycle: (await import("#evaluations/client/lifecycle/texts.fr.ts")).fr }),
    en: async () => ({ lifecycle: (await import("#evaluations/client/lifecycle/texts.en.ts")).en }),
  },
  review: {
    fr: async () => ({ review: (await import("#reports/client/review/texts.fr.ts")).fr }),
    en: async () => ({ review: (await import("#reports/client/review/texts.en.ts")).en }),
  },
  flags: {
    fr: async () => (await import("./texts/flags.fr.ts")).texts,
    en: async () => (await import("./texts/flags.en.ts")).texts,
  },
  room: {
    fr: async () => ({ room: (await import("#evaluations/client/room/texts.fr.ts")).fr }),
    en: async () => ({ room: (await import("#evaluations/client/room/texts.en.ts")).en }),
  },
  series: {
    fr: async () => (await import("./texts/series.fr.ts")).texts,
    en: async () => (await import("./texts/series.en.ts")).texts,
  },
  nominations: {
    fr: async () => (await import("./texts/nominations.fr.ts")).texts,
    en: async () => (await import("./texts/nominations.en.ts")).texts,
  },
  people: {
    fr: async () => (await import("./texts/people.fr.ts")).texts,
    en: async () => (await import("./texts/people.en.ts")).texts,
  },
  imports: {
    fr: async () => (await import("./texts/imports.fr.ts")).texts,
    en: async () => (await import("./texts/imports.en.ts")).texts,
  },
  peopleImport: {
    fr: async () => ({ peopleImport: (await import("#people/texts/import.fr.ts")).fr }),
    en: async () => ({ peopleImport: (await import("#people/texts/import.en.ts")).en }),
  },
  teams: {
    fr: async () => (await import("./texts/teams.fr.ts")).texts,
    en: async () => (await import("./texts/teams.en.ts")).texts,
  },
  positionImport: {
    fr: async () => ({ positionImport: (await import("#jobs/texts/import.fr.ts")).fr }),
    en: async () => ({ positionImport: (await import("#jobs/texts/import.en.ts")).en }),
  },
  teamImport: {
    fr: async () => ({ teamImport: (await import("#teams/texts/import.fr.ts")).fr }),
    en: async () => ({ teamImport: (await import("#teams/texts/import.en.ts")).en }),
  },
  reports: {
    fr: async () => ({ reports: (await import("#reports/texts.fr.ts")).fr }),
    en: async () => ({ reports: (await import("#reports/texts.en.ts")).en }),
  },
  skills: {
    fr: async () => ({ skills: (await import("#skills/texts.fr.ts")).fr }),
    en: async () => ({ skills: (await import("#skills/texts.en.ts")).en }),
  },
  questionImport: {
    fr: async () => ({ questionImport: (await import("#skills/texts/import.fr.ts")).fr }),
    en: async () => ({ questionImport: (await import("#skills/texts/import.en.ts")).en }),
  },
  weights: {
    fr: async () => ({ weights: (await import("#weights/texts.fr.ts")).fr }),
    en: async () => ({ weights: (await import("#weights/texts.en.ts")).en }),
  },
  values: {
    fr: async () => ({ values: (await import("#skills/client/values/texts.fr.ts")).fr }),
    en: async () => ({ values: (await import("#skills/client/values/texts.en.ts")).en }),
  },
  security: {
    fr: async () => (await import("./texts/security.fr.ts")).texts,
    en: async () => (await import("./texts/security.en.ts")).texts,
  },
  jobs: {
    fr: async () => ({ jobs: (await import("#jobs/texts.fr.ts")).fr }),
    en: async () => ({ jobs: (await import("#jobs/texts.en.ts")).en }),
  },
  notifications: {
    fr: async () => ({ notifications: (await import("#notifications/texts.fr.ts")).fr }),
    en: async () => ({ notifications: (await import("#notifications/texts.en.ts")).en }),
  },
  campaigns: {
    fr: async () => (await import("./texts/campaigns.fr.ts")).texts,
    en: async () => (await import("./texts/campaigns.en.ts")).texts,
  },
  administration: {
    fr: async () => ({ administration: (await import("#administration/texts.fr.ts")).fr }),
    en: async () => ({ administration: (await import("#administration/texts.en.ts")).en }),
  },
};

/** The texts of the workspace: those of the light shell are never asked for here. */
export const { loadTexts, addTexts } = makeTextLoader(parts, ["platform", "shell"]);
