import * as z from "zod";
import { calendarDate, endpoint, language, nothing } from "#platform/contract/endpoint.ts";
import { emailTests } from "#platform/contract/limits.ts";
import { healthContract } from "./contract/health.ts";
import { deliveryStates } from "./vocabulary.ts";

/** One of the product's own emails: neither its text nor where it goes is ever an input. */
const Sample = z.strictObject({ kind: z.string().max(60), sample: z.string().max(20), language });
export type Sample = z.infer<typeof Sample>;

const SampleEmail = z.object({
  subject: z.string(),
  preheader: z.string(),
  from: z.string(),
  /** The plain-text twin. */
  text: z.string(),
});

const DescribedEmail = z.object({
  kind: z.string(),
  title: z.string(),
  /** The situations in which it is shown; the title is null for the usual one. */
  samples: z.array(z.object({ name: z.string(), title: z.string().nullable() })),
});
export type DescribedEmail = z.infer<typeof DescribedEmail>;

export const Delivery = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  /** In the company's zone; no hour. */
  queuedOn: calendarDate,
  state: z.enum(deliveryStates),
  /** What the mail server answered, when it failed. */
  code: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const administrationContract = {
  ...healthContract,
  emails: endpoint({
    allow: "administer",
    method: "GET",
    path: "/email-kinds",
    summary: "The emails that the product sends, each with the situations of which there is a sample",
  })
    .input(z.strictObject({ language }))
    .output(z.object({ items: z.array(DescribedEmail) })),
  sample: endpoint({
    allow: "administer",
    method: "GET",
    path: "/email-samples",
    summary: "One of the product's emails, written for made-up people",
  })
    .input(Sample)
    .output(SampleEmail),
  sendTest: endpoint({
    allow: "administer",
    needsProvedAddress: true,
    limit: emailTests,
    method: "POST",
    path: "/email-tests",
    summary: "Send one of the product's emails, marked as a test, to one's own address",
  })
    .input(Sample)
    .output(z.object({ id: z.uuid(), recipient: z.string() })),
  deliveries: endpoint({
    allow: "administer",
    method: "GET",
    path: "/email-deliveries",
    summary: "The latest emails about accounts and the latest tests, with their state",
  })
    .input(nothing)
    .output(z.object({ items: z.array(Delivery) })),
  retryDelivery: endpoint({
    allow: "administer",
    limit: emailTests,
    method: "POST",
    path: "/email-deliveries/{id}/retry",
    summary: "Queue an email again that could not be delivered",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(nothing),
};
