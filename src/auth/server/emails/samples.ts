import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample } from "#platform/server/emails/emailTemplate.ts";
import type { MessageKind, MessagePayloads } from "#platform/server/emails/messageKinds.ts";
import type { AccountEmail } from "./account.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const { camille } = givenPeople;
const own = "camille@exemple.example";
export const earlierAddress = "camille.roy@exemple.example";

/** An email about the account of a made-up person, whose links carry no secret. */
export const accountSample =
  <Kind extends MessageKind>(
    { write }: AccountEmail<Kind>,
    data: MessagePayloads[Kind],
    { withPassword = true, recipient = own }: { withPassword?: boolean; recipient?: string } = {},
  ): EmailSample =>
  async ({ language, companyName, services: { appUrl } }) => {
    const content = await write({
      user: { email: own, emailVerified: false },
      recipient,
      person: { email: own, firstName: camille.firstName, joinedAt: null },
      companyName,
      t: language === "fr" ? fr : en,
      language,
      data,
      url: (path) => new URL(path, appUrl).href,
      next: {},
      hasPassword: async () => withPassword,
      passwordHasChanged: async () => false,
      wasTakenBack: async () => false,
      mint: async () => "",
    });
    if (!content) throw new Error("a sample has no words");
    return content;
  };

export const givenAccount = { userId: "00000000-0000-4000-8000-000000000000" };
