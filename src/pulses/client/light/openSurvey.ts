import { openDevice, reopenDevice, type Device } from "#answers/client/light/device/device.ts";
import { openSooner } from "#answers/client/light/device/openSooner.ts";
import { readAddress } from "#platform/client/api.ts";
import type { Survey } from "../../contract/survey.ts";
import type { GivenAnswers } from "../../rules/answers.ts";
import { surveyAddress } from "../../rules/surveyAddress.ts";

/** What a person has answered on this device, and whether they have pressed « Envoyer ». */
export interface Reply {
  answers: GivenAnswers;
  isSent: boolean;
}

export interface OpenedSurvey {
  survey: Survey;
  reply: Reply | null;
  device: Device;
  /** False when the survey comes from this device and the server has not answered yet. */
  isFresh: boolean;
}

/** Loads the survey and what this device holds of its answers: from the server, else from this device. */
export const openSurvey = (id: string): Promise<OpenedSurvey> =>
  openSooner(
    () => loadFromServer(id),
    () => loadFromDevice(id),
    (code) => code === "not_found",
  );

async function loadFromServer(id: string): Promise<OpenedSurvey> {
  const survey = await readAddress<Survey>(surveyAddress(id));
  const device = await openDevice(survey.respondentId);
  const reply = await device.shelf("reply").read<Reply>(id);
  if (survey.state === "open") void device.shelf("survey").keep(id, survey);
  else await eraseSurvey(device, id);
  return { survey, reply, device, isFresh: true };
}

async function loadFromDevice(id: string): Promise<OpenedSurvey | null> {
  const device = await reopenDevice();
  const survey = await device.shelf("survey").read<Survey>(id);
  return survey && { survey, reply: await device.shelf("reply").read<Reply>(id), device, isFresh: false };
}

/** Nothing of a survey stays on this device once it is answered or closed. */
export async function eraseSurvey(device: Device, id: string): Promise<void> {
  await Promise.all([device.shelf("reply").drop(id), device.shelf("survey").drop(id)]);
}
