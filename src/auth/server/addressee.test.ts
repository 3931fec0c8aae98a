import { expect, test } from "vitest";
import { readAddressee, signAddressee } from "./addressee.ts";

const services = { keys: { secret: "x".repeat(48), appUrl: "http://localhost:3000" } };
const other = { keys: { ...services.keys, secret: "y".repeat(48) } };
const dee = {
  companyId: "8f14e45f-ceea-467f-9a36-dedd4bea2543",
  profileId: "c9f0f895-fb98-4b91-99f5-1fd0297e236d",
  evaluationId: "45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26",
};

test("the addressee of a link is read as it was signed, with or without an evaluation", () => {
  for (const addressee of [dee, { ...dee, evaluationId: null }]) {
    const text = signAddressee(services, addressee);
    expect(text).toMatch(/^[\w-]{86}$/);
    expect(readAddressee(services, text)).toEqual(addressee);
  }
});

test("one that was changed, cut, lengthened or signed with another secret names nobody", () => {
  const text = signAddressee(services, dee);
  const luc = signAddressee(services, { ...dee, profileId: dee.evaluationId });
  const forged = [
    luc.slice(0, 64) + text.slice(64),
    text.slice(0, -1),
    `${text}A`,
    `${text.slice(0, -1)}.`,
    signAddressee(other, dee),
    "a".repeat(43),
    "",
  ];
  for (const one of forged) expect(readAddressee(services, one), one).toBeNull();
});
