import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { developmentContract } from "../contract.ts";
import { acceptHandoverEndpoint } from "./endpoints/acceptHandover.ts";
import { beginCycleEndpoint } from "./endpoints/beginCycle.ts";
import { askCheckpointEndpoint } from "./endpoints/checkpoints/askCheckpoint.ts";
import { declineCheckpointEndpoint } from "./endpoints/checkpoints/declineCheckpoint.ts";
import { launchCheckpointEndpoint } from "./endpoints/checkpoints/launchCheckpoint.ts";
import { previewCheckpointEndpoint } from "./endpoints/checkpoints/previewCheckpoint.ts";
import { readCheckpointEndpoint } from "./endpoints/checkpoints/readCheckpoint.ts";
import { withdrawCheckpointEndpoint } from "./endpoints/checkpoints/withdrawCheckpoint.ts";
import { colleaguesEndpoint } from "./endpoints/colleagues.ts";
import { archiveLibraryEntryEndpoint } from "./endpoints/library/archiveLibraryEntry.ts";
import { previewDraftEndpoint } from "./endpoints/drafts/previewDraft.ts";
import { readDraftOfferEndpoint } from "./endpoints/drafts/readDraftOffer.ts";
import { readDraftingEndpoint } from "./endpoints/drafts/readDrafting.ts";
import { settleDraftEndpoint } from "./endpoints/drafts/settleDraft.ts";
import { switchDraftingEndpoint } from "./endpoints/drafts/switchDrafting.ts";
import { writeDraftEndpoint } from "./endpoints/drafts/writeDraft.ts";
import { listLibraryEndpoint } from "./endpoints/library/listLibrary.ts";
import { listLibraryEntriesEndpoint } from "./endpoints/library/listLibraryEntries.ts";
import { listLibrarySkillsEndpoint } from "./endpoints/library/listLibrarySkills.ts";
import { readLibraryEntryEndpoint } from "./endpoints/library/readLibraryEntry.ts";
import { restoreLibraryEntryEndpoint } from "./endpoints/library/restoreLibraryEntry.ts";
import { saveLibraryEntryEndpoint } from "./endpoints/library/saveLibraryEntry.ts";
import { exportPlanEndpoint } from "./endpoints/exportPlan.ts";
import { companyProgressEndpoint } from "./endpoints/companyProgress.ts";
import { confirmCourseEndpoint } from "./endpoints/confirmCourse.ts";
import { listCoursesEndpoint } from "./endpoints/listCourses.ts";
import { listNotesEndpoint } from "./endpoints/listNotes.ts";
import { managedPlansEndpoint } from "./endpoints/managedPlans.ts";
import { moveActionEndpoint } from "./endpoints/moveAction.ts";
import { moveObjectiveEndpoint } from "./endpoints/moveObjective.ts";
import { addObjectivesEndpoint } from "./endpoints/priorities/addObjectives.ts";
import { prioritiesFromReportEndpoint } from "./endpoints/priorities/prioritiesFromReport.ts";
import { readEvidenceEndpoint } from "./endpoints/priorities/readEvidence.ts";
import { planPdfEndpoint } from "./endpoints/planPdf.ts";
import { readMeetingEndpoint } from "./endpoints/readMeeting.ts";
import { readPlanEndpoint } from "./endpoints/readPlan.ts";
import { removeActionEndpoint } from "./endpoints/removeAction.ts";
import { removeCourseEndpoint } from "./endpoints/removeCourse.ts";
import { removeNoteEndpoint } from "./endpoints/removeNote.ts";
import { removeObjectiveEndpoint } from "./endpoints/removeObjective.ts";
import { saveActionEndpoint } from "./endpoints/saveAction.ts";
import { saveCourseEndpoint } from "./endpoints/saveCourse.ts";
import { saveNoteEndpoint } from "./endpoints/saveNote.ts";
import { saveObjectiveEndpoint } from "./endpoints/saveObjective.ts";
import { setObjectiveStatusEndpoint } from "./endpoints/setObjectiveStatus.ts";
import { tickActionEndpoint } from "./endpoints/tickAction.ts";
import { listRecognitionsEndpoint } from "./endpoints/listRecognitions.ts";
import { shareRecognitionEndpoint } from "./endpoints/shareRecognition.ts";
import { sharedRecognitionsEndpoint } from "./endpoints/sharedRecognitions.ts";
import { thankEndpoint } from "./endpoints/thank.ts";

/** One line per endpoint, as in the contract. */
export const developmentRouter: Router<typeof developmentContract, RequestContext> = {
  readPlan: readPlanEndpoint,
  planPdf: planPdfEndpoint,
  beginCycle: beginCycleEndpoint,
  acceptHandover: acceptHandoverEndpoint,
  saveObjective: saveObjectiveEndpoint,
  setObjectiveStatus: setObjectiveStatusEndpoint,
  moveObjective: moveObjectiveEndpoint,
  removeObjective: removeObjectiveEndpoint,
  saveAction: saveActionEndpoint,
  tickAction: tickActionEndpoint,
  moveAction: moveActionEndpoint,
  removeAction: removeActionEndpoint,
  managedPlans: managedPlansEndpoint,
  companyProgress: companyProgressEndpoint,
  exportPlan: exportPlanEndpoint,
  colleagues: colleaguesEndpoint,
  listNotes: listNotesEndpoint,
  saveNote: saveNoteEndpoint,
  removeNote: removeNoteEndpoint,
  meeting: readMeetingEndpoint,
  listLibrary: listLibraryEndpoint,
  listLibrarySkills: listLibrarySkillsEndpoint,
  listLibraryEntries: listLibraryEntriesEndpoint,
  readLibraryEntry: readLibraryEntryEndpoint,
  saveLibraryEntry: saveLibraryEntryEndpoint,
  archiveLibraryEntry: archiveLibraryEntryEndpoint,
  restoreLibraryEntry: restoreLibraryEntryEndpoint,
  prioritiesFromReport: prioritiesFromReportEndpoint,
  readEvidence: readEvidenceEndpoint,
  addObjectives: addObjectivesEndpoint,
  listCourses: listCoursesEndpoint,
  saveCourse: saveCourseEndpoint,
  removeCourse: removeCourseEndpoint,
  confirmCourse: confirmCourseEndpoint,
  listRecognitions: listRecognitionsEndpoint,
  thank: thankEndpoint,
  readDrafting: readDraftingEndpoint,
  switchDrafting: switchDraftingEndpoint,
  readDraftOffer: readDraftOfferEndpoint,
  previewDraft: previewDraftEndpoint,
  writeDraft: writeDraftEndpoint,
  settleDraft: settleDraftEndpoint,
  readCheckpoint: readCheckpointEndpoint,
  askCheckpoint: askCheckpointEndpoint,
  withdrawCheckpoint: withdrawCheckpointEndpoint,
  previewCheckpoint: previewCheckpointEndpoint,
  launchCheckpoint: launchCheckpointEndpoint,
  declineCheckpoint: declineCheckpointEndpoint,
  shareRecognition: shareRecognitionEndpoint,
  sharedRecognitions: sharedRecognitionsEndpoint,
};
