import { paths } from "#paths.ts";
import type { EmailSample } from "#platform/server/emails/emailTemplate.ts";
import { writeInvitation } from "./invitation.ts";
import { writeAddressElsewhere } from "./addressElsewhere.ts";
import { writeNewAdmin } from "./newAdmin.ts";

/** The made-up people of every sample. */
export const givenPeople = {
  camille: { firstName: "Camille", lastName: "Exemple" },
  olivier: { firstName: "Olivier", lastName: "Exemple" },
  amina: { firstName: "Amina", lastName: "Exemple" },
} as const;
const { camille, amina } = givenPeople;

export const invitationSample: EmailSample = ({ language, companyName, services }) =>
  writeInvitation(language, {
    company: companyName,
    firstName: camille.firstName,
    url: services.appUrl + paths.invitation({ token: "" }),
  });

export const newAdminSample =
  (admins: Parameters<typeof writeNewAdmin>[1]["admins"]): EmailSample =>
  ({ language, companyName, services }) =>
    writeNewAdmin(language, {
      admins,
      granter: amina,
      company: companyName,
      url: services.appUrl + paths.people(),
    });

export const addressElsewhereSample: EmailSample = ({ language, services }) =>
  writeAddressElsewhere(language, {
    person: { ...camille, email: "camille@exemple.example" },
    provider: "Google",
    url: services.appUrl + paths.people(),
  });
