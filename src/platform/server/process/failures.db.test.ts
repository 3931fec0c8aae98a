import { expect, test } from "vitest";
import { makeWorld } from "#app/testing/world.ts";
import { toFailure } from "./failures.ts";

const world = await makeWorld();

test.each(["40P01", "40001"])(
  "a transaction that PostgreSQL undid for another one (%s) may be tried again",
  async (state) => {
    const error: unknown = await world.database.owner
      .query(`do $$ begin raise exception 'undone' using errcode = '${state}'; end $$`)
      .catch((failure: unknown) => failure);
    const services = { ...world.services, log: { ...world.services.log, error: () => {} } };
    expect(toFailure(error, services, "request")).toMatchObject({
      status: 503,
      body: { code: "service_unavailable" },
    });
  },
);
