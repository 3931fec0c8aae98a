import { eq } from "drizzle-orm";
import { evaluations } from "#evaluations/tables.ts";
import type { ReportLayout } from "#reports/contract/layout.ts";
import type { Person, World } from "./world.ts";

/** Without comments, in an order of its own. */
export const silentLayout: ReportLayout = {
  sections: ["conversation", "views"],
  introduction: { fr: "Prenez votre temps.", en: null },
  showsLogo: false,
};

/** A model that the next launches of the company take. */
export async function buildUsedModel({ api }: Person, layout: ReportLayout, name = "Sobre") {
  const model = await api.reportModels.create({ name, layout });
  await api.reportModels.use({ id: model.id });
  return model;
}

/** What the launch of an evaluation has frozen of the model; the layout of the standard one is null. */
export async function readFrozenLayout(world: World, owner: Person, evaluationId: string) {
  const [frozen] = await world.inside(owner, (tx) =>
    tx
      .select({ layout: evaluations.reportLayout, showsComments: evaluations.showsComments })
      .from(evaluations)
      .where(eq(evaluations.id, evaluationId)),
  );
  return frozen;
}
