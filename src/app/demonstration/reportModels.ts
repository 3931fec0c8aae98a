import type { Services } from "#platform/server/services.ts";
import type { ReportLayout } from "#reports/contract/layout.ts";
import { createApiAs } from "./evaluations.ts";
import { getIdentity, type Actors } from "./people.ts";

const short: ReportLayout = {
  sections: ["essentials", "views", "comments", "conversation"],
  introduction: {
    fr: "Ce rapport est à vous. Lisez-le une première fois au calme, puis revenez-y avec la personne de votre choix.",
    en: "This report is yours. Read it once in peace, then come back to it with whoever you choose.",
  },
  showsLogo: true,
};

/** A second layout beside the standard one, which the reports of the demonstration keep. */
export async function createDemoReportModel(services: Services, actors: Actors): Promise<void> {
  const { reportModels } = createApiAs(services, getIdentity(actors, "helene_gagnon"));
  await reportModels.create({ name: "Bilan court", layout: short });
}
