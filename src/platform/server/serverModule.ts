import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";
import type { TaskList } from "graphile-worker";
import type pg from "pg";
import type { ErrorCode, ErrorStatuses } from "#platform/errors.ts";
import type { Mailer } from "./emails/deliverEmails.ts";
import type { DueSource } from "./dueWork/kinds.ts";
import type { Emails } from "./emails/emailTemplate.ts";
import type { FileKind } from "./files/fileRoutes.ts";
import type { RequestContext, Services } from "./services.ts";
import type { Upload } from "./files/uploads.ts";
import type { Webhook } from "./http/webhooks.ts";

/** What background work may use. */
export interface TaskContext {
  services: Services;
  mailer: Mailer;
  /** Connects as the owner of the tables, for what only the owner may do. */
  owner: pg.Pool;
}

/**
 * What a concept brings to the server, in its `server/module.ts`; `src/app/serverModules.ts` lists them all, and everything
 * that belongs to the whole product is made from that list. A concept that others extend adds a part here by module
 * augmentation, as imports, views and notifications do.
 */
export interface ServerModule {
  /** Every error code that it declares (rules/errors.ts) with its HTTP status. */
  errors?: Partial<ErrorStatuses>;
  /** What a violated constraint means to the person who caused it. Others are `duplicate_key` or `constraint_violation`. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  emails?: Partial<Emails>;
  /** Background work by name: a lower concept queues the name, and the concept that does it is found here. */
  tasks?: (context: TaskContext) => TaskList;
  /** When its tasks come round by themselves: the time as cron writes it, and the name of the task. */
  rounds?: readonly (readonly [at: string, task: string])[];
  /** Tasks without a payload that a worker does when it starts: what a killed one may have taken along. */
  atStart?: readonly string[];
  dueWork?: DueSource;
  /** The stored files that it serves. */
  files?: readonly FileKind[];
  /** The files that people send. */
  uploads?: readonly Upload[];
  /** The systems that call it. */
  webhooks?: readonly Webhook[];
}

/** The endpoints of a concept, by their names: what the contract has and the router lacks does not compile. */
interface Endpoints<Contract extends AnyContractRouter> {
  contract: Contract;
  router: Router<Contract, RequestContext>;
}

export const defineServerModule = <
  const Contract extends AnyContractRouter = Record<never, never>,
  const Parts extends ServerModule = ServerModule,
>(
  serverModule: Parts & Partial<Endpoints<Contract>>,
): Parts & Endpoints<Contract> => ({
  contract: {} as Contract,
  router: {} as Router<Contract, RequestContext>,
  ...serverModule,
});
