import type { Webhook } from "#platform/server/webhooks.ts";

/** The systems that call us: one line each, from its concept. */
export const webhooks: readonly Webhook[] = [];
