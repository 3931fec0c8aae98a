import { sql } from "drizzle-orm";
import { presets } from "#weights/rules/matrix.ts";
import { analyticsCalls } from "./analyticsCalls.ts";
import { answerCalls } from "./answerCalls.ts";
import { authCalls } from "./authCalls.ts";
import { campaignCalls } from "./campaignCalls.ts";
import { companyCalls } from "./companyCalls.ts";
import { developmentCalls } from "./developmentCalls.ts";
import { evaluationCalls } from "./evaluationCalls.ts";
import { exportCalls } from "./exportCalls.ts";
import { callsOfImports } from "./importCalls.ts";
import { jobCalls } from "./jobCalls.ts";
import { nominationCalls } from "./nominationCalls.ts";
import { peopleCalls } from "./peopleCalls.ts";
import { pulseCalls } from "./pulseCalls.ts";
import { reportModelCalls } from "./reportModelCalls.ts";
import { withoutPreparation, nextEmail, type Call } from "./scene.ts";
import { seriesCalls } from "./seriesCalls.ts";
import { skillCalls } from "./skillCalls.ts";
import { pulseRunCalls } from "./pulseRunCalls.ts";
import { surveyCalls } from "./surveyCalls.ts";
import { teamCalls } from "./teamCalls.ts";

const sampleEmail = { kind: "auth.reset", sample: "usual", language: "fr" } as const;

/** One call of each endpoint that succeeds. */
export const calls: Record<string, Call> = {
  ...authCalls,
  ...peopleCalls,
  ...teamCalls,
  ...jobCalls,
  ...companyCalls,
  ...skillCalls,
  ...callsOfImports,
  ...exportCalls,
  ...evaluationCalls,
  ...nominationCalls,
  ...seriesCalls,
  ...campaignCalls,
  ...answerCalls,
  ...analyticsCalls,
  ...reportModelCalls,
  ...pulseCalls,
  ...pulseRunCalls,
  ...surveyCalls,
  ...developmentCalls,
  "views.list": withoutPreparation(({ owner }) => owner.api.views.list({ list: "people" })),
  "views.replace": async ({ owner }) => {
    const { version } = await owner.api.views.list({ list: "people" });
    const view = { id: owner.profileId, name: "Invités", state: "state=invited", isDefault: true };
    return () => owner.api.views.replace({ list: "people", version, items: [view] });
  },
  "notifications.list": withoutPreparation(({ me }) => me.api.notifications.list({})),
  "notifications.countUnread": withoutPreparation(({ me }) => me.api.notifications.countUnread({})),
  "notifications.read": async ({ me }) => {
    const { items } = await me.api.notifications.list({});
    const ids = items.map(({ id }) => id);
    return () => me.api.notifications.read({ ids: ids.length > 0 ? ids : [me.profileId] });
  },
  "notifications.readAll": withoutPreparation(({ me, world }) =>
    me.api.notifications.readAll({ until: world.clock.now.toISOString() }),
  ),
  "notifications.preferences": withoutPreparation(({ me }) => me.api.notifications.preferences({})),
  "notifications.setPreference": withoutPreparation(({ me }) =>
    me.api.notifications.setPreference({ kind: "report_ready", channel: "email", wanted: false }),
  ),
  "administration.background": withoutPreparation(({ owner }) => owner.api.administration.background({})),
  "administration.mail": withoutPreparation(({ owner }) => owner.api.administration.mail({ language: "fr" })),
  "administration.failures": withoutPreparation(({ owner }) => owner.api.administration.failures({})),
  "administration.content": withoutPreparation(({ owner }) => owner.api.administration.content({})),
  "administration.storage": withoutPreparation(({ owner }) => owner.api.administration.storage({})),
  "administration.versions": withoutPreparation(({ owner }) => owner.api.administration.versions({})),
  "administration.emails": withoutPreparation(({ owner }) =>
    owner.api.administration.emails({ language: "fr" }),
  ),
  "administration.sample": withoutPreparation(({ owner }) => owner.api.administration.sample(sampleEmail)),
  "administration.sendTest": withoutPreparation(({ owner }) =>
    owner.api.administration.sendTest(sampleEmail),
  ),
  "administration.deliveries": withoutPreparation(({ owner }) => owner.api.administration.deliveries({})),
  "administration.retryDelivery": async ({ owner, world }) => {
    const { id } = await owner.api.administration.sendTest(sampleEmail);
    await world.inside(owner, (tx) =>
      tx.execute(sql`update outbox set status = 'failed', failure = 'refused' where id = ${id}`),
    );
    return () => owner.api.administration.retryDelivery({ id });
  },
  "weights.read": withoutPreparation(({ owner }) => owner.api.weights.read({})),
  "weights.versions": withoutPreparation(({ owner }) => owner.api.weights.versions({})),
  "weights.save": async ({ owner }) => {
    const { version, weights } = await owner.api.weights.read({});
    const { equal, usual } = presets;
    const next = weights.values.self === usual.self ? equal : usual;
    return () => owner.api.weights.save({ basedOn: version, weights: { ...weights, values: next } });
  },
  "nominations.waiting": withoutPreparation(({ owner }) => owner.api.nominations.waiting({})),
  "dashboards.read": withoutPreparation(({ owner }) => owner.api.dashboards.read({})),
  "dashboards.teamReports": withoutPreparation(({ owner }) => owner.api.dashboards.teamReports({})),
  "dashboards.watch": withoutPreparation(({ owner }) => owner.api.dashboards.watch({})),
  "dashboards.reportsByPerson": withoutPreparation(({ owner }) => owner.api.dashboards.reportsByPerson({})),
  "dashboards.closingDays": withoutPreparation(({ owner }) =>
    owner.api.dashboards.closingDays({ kind: "month", start: "2026-11-01" }),
  ),
  "dashboards.participation": withoutPreparation(({ owner }) =>
    owner.api.dashboards.participation({ kind: "month", start: "2026-11-01" }),
  ),
  "site.writeMessage": withoutPreparation(({ world }) =>
    world.visitor.site.writeMessage({
      name: "Ada",
      email: nextEmail(),
      message: "Bonjour à vous!",
      language: "fr",
    }),
  ),
};
