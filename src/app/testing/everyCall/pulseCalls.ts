import { standardPlan } from "#pulses/rules/plan.ts";
import type { Api } from "../world.ts";
import { withoutPreparation, type Call } from "./scene.ts";

const content = { name: { fr: "Le pouls", en: null }, purpose: { fr: "", en: null }, questions: [] };
/** On a template made for the call. */
const onTemplate =
  (call: (api: Api["pulses"], id: string) => Promise<unknown>): Call =>
  async ({ owner }) => {
    const { id } = await owner.api.pulses.copyReady({ key: "engagement" });
    return () => call(owner.api.pulses, id);
  };

/** One valid call of each endpoint of the pulse surveys. */
export const pulseCalls: Record<string, Call> = {
  "pulses.library": withoutPreparation(({ owner }) => owner.api.pulses.library({})),
  "pulses.copyReady": withoutPreparation(({ owner }) => owner.api.pulses.copyReady({ key: "enps" })),
  "pulses.listTemplates": onTemplate((api) => api.listTemplates({})),
  "pulses.createTemplate": onTemplate((api, copyOf) => api.createTemplate({ copyOf })),
  "pulses.readTemplate": onTemplate((api, id) => api.readTemplate({ id })),
  "pulses.saveTemplate": onTemplate((api, id) =>
    api.saveTemplate({ id, version: 1, content, plan: standardPlan }),
  ),
  "pulses.archiveTemplate": onTemplate((api, id) => api.archiveTemplate({ id, isArchived: true })),
};
