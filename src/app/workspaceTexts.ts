import { makeTextLoader } from "#platform/client/textLoader.ts";

const parts = {
  platform: {
    fr: async () => ({ platform: (await import("./texts/platform.fr.ts")).texts }),
    en: async () => ({ platform: (await import("./texts/platform.en.ts")).texts }),
  },
  shell: {
    fr: async () => (await import("./shell/around.fr.ts")).texts,
    en: async () => (await import("./shell/around.en.ts")).texts,
  },
  dashboards: {
    fr: async () => ({ dashboards: (await import("#dashboards/texts.fr.ts")).fr }),
    en: async () => ({ dashboards: (await import("#dashboards/texts.en.ts")).en }),
  },
  evaluations: {
    fr: async () => ({ evaluations: (await import("#evaluations/texts.fr.ts")).fr }),
    en: async () => ({ evaluations: (await import("#evaluations/texts.en.ts")).en }),
  },
  wizard: {
    fr: async () => ({ wizard: (await import("#evaluations/client/wizard/texts.fr.ts")).fr }),
    en: async () => ({ wizard: (await import("#evaluations/client/wizard/texts.en.ts")).en }),
  },
  room: {
    fr: async () => ({ room: (await import("#evaluations/client/room/texts.fr.ts")).fr }),
    en: async () => ({ room: (await import("#evaluations/client/room/texts.en.ts")).en }),
  },
  people: {
    fr: async () => ({ people: (await import("#people/texts.fr.ts")).fr }),
    en: async () => ({ people: (await import("#people/texts.en.ts")).en }),
  },
  reports: {
    fr: async () => ({ reports: (await import("#reports/texts.fr.ts")).fr }),
    en: async () => ({ reports: (await import("#reports/texts.en.ts")).en }),
  },
  security: {
    fr: async () => ({ security: (await import("#auth/client/security/texts.fr.ts")).fr }),
    en: async () => ({ security: (await import("#auth/client/security/texts.en.ts")).en }),
  },
};

/** The texts of the workspace: those of the light shell are never asked for here. */
export const { loadTexts, addTexts } = makeTextLoader(parts, ["platform", "shell"]);
