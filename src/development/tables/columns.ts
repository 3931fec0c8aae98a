import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** Raised by each change, so that a caller cannot overwrite what they have not read. */
export const version = () => integer("version").notNull().default(1);
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const planColumn = () => uuid("plan_id").notNull();
