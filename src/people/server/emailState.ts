import { sql, type SQL } from "drizzle-orm";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import type { EmailState } from "../contract/person.ts";

/**
 * Where the last of the messages `m` that meet the condition stands, when it has not simply left: `refused` for
 * good, `retrying` after a failure, or `waiting` for a day on which the company may invite.
 */
export const emailState = (condition: SQL): SQL<EmailState | null> => sql`(
  select case
    when m.status = 'failed' and m.failure <> ${noLongerNeeded}
      then json_build_object('state', 'refused', 'leavesOn', null)
    when m.status in ('queued', 'sending') and m.failure is not null
      then json_build_object('state', 'retrying', 'leavesOn', null)
    when m.status = 'waiting' and m.leaves_on is not null
      then json_build_object('state', 'waiting', 'leavesOn', m.leaves_on)
  end
  from outbox m where ${condition} order by m.created_at desc, m.id desc limit 1)`;
