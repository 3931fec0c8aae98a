import { paths } from "#paths.ts";
import type { EmailContent, Emails, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { findEmail } from "#platform/server/emails/readMessage.ts";

interface SampleKey {
  kind: string;
  sample: string;
}

function findSample(emails: Emails, { kind, sample }: SampleKey) {
  const samples = findEmail(emails, kind)?.samples;
  return samples && Object.hasOwn(samples, sample) ? (samples[sample] ?? null) : null;
}

export const isSample = (emails: Emails, key: SampleKey): boolean => findSample(emails, key) !== null;

/** A sample as it is shown and sent, null when there is none of this name. */
export async function writeSample(
  emails: Emails,
  key: SampleKey,
  call: SampleCall,
): Promise<EmailContent | null> {
  const write = findSample(emails, key);
  return write && withHarmlessLinks(await write(call), call);
}

/** Every link leads to the page of the test: none confirms, opens or refuses anything. The calendar goes, with its own. */
function withHarmlessLinks(content: EmailContent, { services }: SampleCall): EmailContent {
  const { action, links, question, stop, attachments: _, ...words } = content;
  const url = services.appUrl + paths.emailTest();
  return {
    ...words,
    action: action && { ...action, url },
    ...(links && { links: links.map((link, at) => ({ ...link, url: `${url}#${at + 1}` })) }),
    ...(question && {
      question: {
        ...question,
        choices: question.choices.map((choice, at) => ({ ...choice, url: `${url}#answer${at + 1}` })),
      },
    }),
    ...(stop && { stop: { ...stop, url } }),
  };
}
