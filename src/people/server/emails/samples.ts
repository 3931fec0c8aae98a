import { paths } from "#paths.ts";
import type { EmailSample, EmailSamples } from "#platform/server/emailTemplate.ts";
import { writeInvitation } from "./invitation.ts";
import { writeAddressElsewhere } from "./addressElsewhere.ts";
import { writeNewAdmin } from "./newAdmin.ts";

/** The made-up people of every sample. */
export const givenPeople = {
  camille: { firstName: "Camille", lastName: "Exemple" },
  olivier: { firstName: "Olivier", lastName: "Exemple" },
  amina: { firstName: "Amina", lastName: "Exemple" },
} as const;
const { camille, olivier, amina } = givenPeople;

const invitation: EmailSample = ({ language, companyName, services }) =>
  writeInvitation(language, {
    company: companyName,
    firstName: camille.firstName,
    url: services.appUrl + paths.invitation({ token: "" }),
  });

const newAdmin =
  (admins: Parameters<typeof writeNewAdmin>[1]["admins"]): EmailSample =>
  ({ language, companyName, services }) =>
    writeNewAdmin(language, {
      admins,
      granter: amina,
      company: companyName,
      url: services.appUrl + paths.people(),
    });

const addressElsewhere: EmailSample = ({ language, services }) =>
  writeAddressElsewhere(language, {
    person: { ...camille, email: "camille@exemple.example" },
    provider: "Google",
    url: services.appUrl + paths.people(),
  });

export const peopleSamples = {
  "people.invitation": { usual: invitation },
  "people.newLink": { usual: invitation },
  "people.newAdmin": { usual: newAdmin([camille]), several: newAdmin([camille, olivier]) },
  "people.addressElsewhere": { usual: addressElsewhere },
} satisfies Record<string, EmailSamples>;
