import { expect, test } from "vitest";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { confine } from "./handle.ts";
import type { Identity } from "../services.ts";

const limitedTo = (objectId: string | null) => ({ objectId }) as Identity;
const reading: EndpointMeta = { allow: "reading", object: "evaluationId", notFound: "evaluation_not_found" };
const withoutCode: EndpointMeta = { allow: "reading", object: "evaluationId" };

test.each<[string, EndpointMeta, string | null, object, string | undefined]>([
  ["its own object", reading, "a", { evaluationId: "a" }, undefined],
  ["another object", reading, "a", { evaluationId: "b" }, "evaluation_not_found"],
  ["another object, without a code of its own", withoutCode, "a", { evaluationId: "b" }, "not_found"],
  ["no object", reading, "a", {}, "evaluation_not_found"],
  ["an endpoint that names no object", { allow: "reading" }, "a", { evaluationId: "a" }, "forbidden"],
  ["an endpoint for every session", { allow: "session" }, "a", {}, undefined],
  ["any object, when it is limited to none", reading, null, { evaluationId: "b" }, undefined],
])("a session that is limited to one object, asking for %s", (_what, meta, objectId, input, code) => {
  const call = () => confine(meta, limitedTo(objectId), input);
  if (code) expect(call).toThrow(expect.objectContaining({ code }));
  else expect(call).not.toThrow();
});
