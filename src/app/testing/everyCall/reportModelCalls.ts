import { standardLayout } from "#reports/rules/layout.ts";
import type { Api } from "../world.ts";
import { withoutPreparation, type Call } from "./scene.ts";

let count = 0;
const build = () => ({ name: `Modèle ${(count += 1)}`, layout: standardLayout });
/** On a model made for the call. */
const onModel =
  (call: (api: Api["reportModels"], model: { id: string; version: number }) => Promise<unknown>): Call =>
  async ({ owner }) => {
    const model = await owner.api.reportModels.create(build());
    return () => call(owner.api.reportModels, model);
  };

/** One valid call of each endpoint of the report models. */
export const reportModelCalls: Record<string, Call> = {
  "reportModels.list": onModel((api) => api.list({})),
  "reportModels.create": withoutPreparation(({ owner }) => owner.api.reportModels.create(build())),
  "reportModels.read": onModel((api, { id }) => api.read({ id })),
  "reportModels.update": onModel((api, { id, version }) => api.update({ id, version, ...build() })),
  "reportModels.remove": onModel((api, { id }) => api.remove({ id })),
  "reportModels.use": onModel((api, { id }) => api.use({ id })),
};
