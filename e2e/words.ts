import * as answersEn from "../src/answers/texts.en.ts";
import * as answersFr from "../src/answers/texts.fr.ts";
import * as authEn from "../src/auth/texts.en.ts";
import * as authFr from "../src/auth/texts.fr.ts";
import * as securityEn from "../src/auth/client/security/texts.en.ts";
import * as securityFr from "../src/auth/client/security/texts.fr.ts";
import * as chartsEn from "../src/platform/ui/charts/texts.en.ts";
import * as chartsFr from "../src/platform/ui/charts/texts.fr.ts";
import * as boardEn from "../src/dashboards/client/board/texts.en.ts";
import * as boardFr from "../src/dashboards/client/board/texts.fr.ts";
import * as firstStepsEn from "../src/dashboards/client/home/firstStepsTexts.en.ts";
import * as firstStepsFr from "../src/dashboards/client/home/firstStepsTexts.fr.ts";
import * as dashboardsEn from "../src/dashboards/texts.en.ts";
import * as dashboardsFr from "../src/dashboards/texts.fr.ts";
import * as campaignsEn from "../src/campaigns/texts.en.ts";
import * as campaignsFr from "../src/campaigns/texts.fr.ts";
import * as nominationsEn from "../src/nominations/texts.en.ts";
import * as nominationsFr from "../src/nominations/texts.fr.ts";
import type { Language } from "../src/platform/vocabulary.ts";
import * as seriesEn from "../src/series/texts.en.ts";
import * as seriesFr from "../src/series/texts.fr.ts";
import * as activityEn from "../src/evaluations/client/room/activity/texts.en.ts";
import * as activityFr from "../src/evaluations/client/room/activity/texts.fr.ts";
import * as roomEn from "../src/evaluations/client/room/texts.en.ts";
import * as roomFr from "../src/evaluations/client/room/texts.fr.ts";
import * as launchEn from "../src/evaluations/client/launch/texts.en.ts";
import * as launchFr from "../src/evaluations/client/launch/texts.fr.ts";
import * as wizardEn from "../src/evaluations/client/wizard/texts.en.ts";
import * as wizardFr from "../src/evaluations/client/wizard/texts.fr.ts";
import * as evaluationsEn from "../src/evaluations/texts.en.ts";
import * as evaluationsFr from "../src/evaluations/texts.fr.ts";
import * as peopleImportEn from "../src/people/texts/import.en.ts";
import * as peopleImportFr from "../src/people/texts/import.fr.ts";
import * as importsEn from "../src/imports/texts.en.ts";
import * as importsFr from "../src/imports/texts.fr.ts";
import * as ownProfileEn from "../src/people/client/own/texts.en.ts";
import * as ownProfileFr from "../src/people/client/own/texts.fr.ts";
import * as settingsEn from "../src/auth/client/settings/texts.en.ts";
import * as settingsFr from "../src/auth/client/settings/texts.fr.ts";
import * as peopleEn from "../src/people/texts.en.ts";
import * as peopleFr from "../src/people/texts.fr.ts";
import * as reportsEn from "../src/reports/texts.en.ts";
import * as reportsFr from "../src/reports/texts.fr.ts";
import * as siteEn from "../src/site/texts.en.ts";
import * as siteFr from "../src/site/texts.fr.ts";
import * as teamsEn from "../src/teams/texts.en.ts";
import * as teamsFr from "../src/teams/texts.fr.ts";

/** The words on the screens, so that one journey can be walked in both languages. */
export const getWords = (language: Language) =>
  language === "fr"
    ? {
        answers: answersFr.fr,
        auth: authFr.fr,
        charts: chartsFr.fr,
        board: boardFr.fr,
        dashboards: { ...dashboardsFr.fr, firstSteps: firstStepsFr.fr },
        evaluations: {
          ...evaluationsFr.fr,
          ...wizardFr.fr,
          launch: launchFr.fr,
          wizard: wizardFr.fr.frame,
          activity: activityFr.fr,
          room: roomFr.fr,
        },
        imports: importsFr.fr,
        campaigns: campaignsFr.fr,
        nominations: nominationsFr.fr,
        series: seriesFr.fr,
        ownProfile: ownProfileFr.fr,
        people: peopleFr.fr,
        peopleImport: peopleImportFr.fr,
        reports: reportsFr.fr,
        security: securityFr.fr,
        settings: settingsFr.fr,
        site: siteFr.fr,
        teams: teamsFr.fr,
      }
    : {
        answers: answersEn.en,
        auth: authEn.en,
        charts: chartsEn.en,
        board: boardEn.en,
        dashboards: { ...dashboardsEn.en, firstSteps: firstStepsEn.en },
        evaluations: {
          ...evaluationsEn.en,
          ...wizardEn.en,
          launch: launchEn.en,
          wizard: wizardEn.en.frame,
          activity: activityEn.en,
          room: roomEn.en,
        },
        imports: importsEn.en,
        campaigns: campaignsEn.en,
        nominations: nominationsEn.en,
        series: seriesEn.en,
        ownProfile: ownProfileEn.en,
        people: peopleEn.en,
        peopleImport: peopleImportEn.en,
        reports: reportsEn.en,
        security: securityEn.en,
        settings: settingsEn.en,
        site: siteEn.en,
        teams: teamsEn.en,
      };

export type Words = ReturnType<typeof getWords>;

/** A text with placeholders as a pattern: « Bonjour {firstName} » finds any name. The browser reads every space as a space. */
export const toPattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\u00A0", "\\s"))
      .join(".+"),
  );
