import { authSamples } from "#auth/server/emails/samples.ts";
import { evaluationSamples } from "#evaluations/server/emails/samples.ts";
import { nominationSamples } from "#nominations/server/emails/samples.ts";
import { paths } from "#paths.ts";
import { peopleSamples } from "#people/server/emails/samples.ts";
import type { EmailContent, EmailSample, SampleCall } from "#platform/server/emailTemplate.ts";
import type { MessageKind } from "#platform/server/messageKinds.ts";
import { reportSamples } from "#reports/server/emails/samples.ts";
import type { samples as names } from "../../rules/samples.ts";

/** The test itself is written from the samples of the others. */
type SampledKind = Exclude<MessageKind, "administration.test">;

/** One sample of each name: what rules/samples.ts lists and a concept does not write, does not compile. */
const samples: {
  readonly [Kind in SampledKind]: Readonly<Record<(typeof names)[Kind][number], EmailSample>>;
} = {
  ...authSamples,
  ...peopleSamples,
  ...evaluationSamples,
  ...nominationSamples,
  ...reportSamples,
};

function find(kind: string, sample: string): EmailSample | null {
  if (!Object.hasOwn(samples, kind)) return null;
  const ofKind: Readonly<Record<string, EmailSample>> = samples[kind as SampledKind];
  return Object.hasOwn(ofKind, sample) ? (ofKind[sample] ?? null) : null;
}

export const isSample = (kind: string, sample: string): boolean => find(kind, sample) !== null;

/** A sample as it is shown and sent, null when there is none of this name. */
export async function writeSample(
  kind: string,
  sample: string,
  call: SampleCall,
): Promise<EmailContent | null> {
  const write = find(kind, sample);
  return write && withHarmlessLinks(await write(call), call);
}

/** Every link leads to the page of the test: none confirms, opens or refuses anything. The calendar goes, with its own. */
function withHarmlessLinks(content: EmailContent, { services }: SampleCall): EmailContent {
  const { action, links, stop, attachments: _, ...words } = content;
  const url = services.appUrl + paths.emailTest();
  return {
    ...words,
    action: action && { ...action, url },
    ...(links && { links: links.map((link, at) => ({ ...link, url: `${url}#${at + 1}` })) }),
    ...(stop && { stop: { ...stop, url } }),
  };
}
