import { dayIn } from "#company/server/dayIn.ts";
import { readSettings } from "#company/server/settings.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import { fullName } from "#people/rules/names.ts";
import type { EmailContent, EmailSample, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { defaultWeights } from "#weights/rules/matrix.ts";
import type { IndexWeights } from "../../contract/figures.ts";
import { readIndexWeights, readLastSwitch } from "../indexSetting.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface IndexNotice {
  company: string;
  firstName: string;
  /** The day of the switch: the index rests on evaluations launched later. */
  announcedOn: string;
  dimensions: IndexWeights["dimensions"];
  /** Null while the company has no person in charge of personal information. */
  officer: string | null;
}

/** What the contribution index is, to each person of the company (§6). Null once it is off again, or for a person who left. */
export const indexOnEmail: EmailTemplate<"analytics.indexOn"> = async ({
  tx,
  services,
  companyId,
  companyName: company,
  language,
  recipientProfileId,
}) => {
  const person = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
  const last = await readLastSwitch(tx, companyId);
  if (!person?.isActive || !last?.isOn) return null;
  const { timeZone, privacyOfficerShown: officer } = await readSettings(tx, companyId);
  const day = dayIn(timeZone, services.now());
  const { dimensions } = await readIndexWeights(tx, companyId, { day, timeZone });
  const { firstName } = person;
  return writeIndexOn(language, { company, firstName, announcedOn: last.switchedOn, dimensions, officer });
};

function writeIndexOn(
  language: Language,
  { announcedOn, dimensions, officer, ...names }: IndexNotice,
): EmailContent {
  const { indexOn: t }: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = { ...names, ...dimensions, date: formatDay(language, announcedOn), officer: officer ?? "" };
  const write = (message: string) => say(language, message, values);
  return {
    subject: write(t.subject),
    preheader: t.preheader,
    title: write(t.title),
    paragraphs: [
      write(t.hello),
      t.formula,
      write(t.weights),
      t.groups,
      write(t.rests),
      t.readers,
      write(officer ? t.officer : t.noOfficer),
    ],
    action: null,
    footnotes: [t.footnote],
  };
}

export const indexOnSample: EmailSample = ({ language, companyName, services }) =>
  writeIndexOn(language, {
    company: companyName,
    firstName: givenPeople.camille.firstName,
    announcedOn: services.now().toISOString().slice(0, 10),
    dimensions: defaultWeights.dimensions,
    officer: fullName(givenPeople.amina),
  });
