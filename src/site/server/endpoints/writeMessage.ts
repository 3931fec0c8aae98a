import { enqueue } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { siteContract } from "../../contract.ts";
import { contactMessages } from "../../tables.ts";
import { announceMessage } from "../announceMessage.ts";

/** Nothing that was typed goes into an email: it announces the message, which the operator reads in the database. */
export const writeMessageEndpoint = handleOpen(siteContract.writeMessage, async ({ input, services }) => {
  const { newId, now, operatorEmail } = services;
  const isAnnounced = operatorEmail !== null;
  const id = newId();
  await services.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ id, ...input, receivedAt: now() });
    if (isAnnounced) await enqueue(tx, announceMessage, { messageId: id }, { key: announceMessage });
  });
  return { isAnnounced };
});
