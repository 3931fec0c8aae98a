import { expect, test } from "vitest";
import { answersContract } from "../contract.ts";
import { formAddress } from "./formAddress.ts";

test("the address of a form is the one that the contract gives it", () => {
  const { path, method } = answersContract.read["~orpc"].route;
  expect([method, formAddress("{evaluationId}")]).toEqual(["GET", `/api/v1${path}`]);
});
