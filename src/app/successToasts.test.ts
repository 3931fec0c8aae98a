import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = path.resolve(import.meta.dirname, "..");

/** Why a toast is shown there: what happened cannot be seen on the screen, or can be taken back. */
const allowed = {
  "administration/client/system/useReport.ts": "copied",
  "auth/client/person/PersonPasswordDialog.tsx":
    "nothing shows that the password is another, nor that an email left",
  "auth/client/security/PasswordSection.tsx": "nothing shows that the password is another",
  "auth/client/security/RecoveryCodes.tsx": "copied",
  "campaigns/client/lines/AddPeopleDrawer.tsx": "how many of those chosen were not there yet",
  "campaigns/client/lines/TakeOutDialog.tsx": "the table that comes next does not show who is not there",
  "campaigns/client/nominations/ProposeDialog.tsx": "for how many there were too few colleagues",
  "campaigns/client/questions/QuestionsDialog.tsx":
    "the notice goes, and none of the rows says which questions came",
  "company/client/settings/SettingsForm.tsx": "the form is long, and what was changed may be out of sight",
  "dashboards/client/board/Watch.tsx": "emails that left",
  "dashboards/client/home/ProveAddress.tsx": "an email that left",
  "development/client/checkpoint/launch/DeclineDialog.tsx":
    "the screen is left, and the person who asked will read it",
  "development/client/courses/useCourseActions.ts": "a badge, whose card may be out of sight",
  "development/client/drafts/useDrafting.ts": "how many goals came, of which one pillar is shown",
  "development/client/notes/useNoteActions.ts": "a badge, whose card may be out of sight",
  "development/client/plan/usePlanActions.ts":
    "a cycle begins: what is open stays where it was; how many goals came, of which one pillar is shown; a badge; who reads the plan, said beside it and under it on a phone",
  "development/client/recognition/ThankDialog.tsx": "what was sent stands on the page of its receiver",
  "development/client/screens/CheckpointScreen.tsx":
    "the page that comes next does not say that it was launched now",
  "development/client/screens/CreateLibraryEntryScreen.tsx":
    "the list that comes next is long, and the entry may be out of sight",
  "development/client/screens/LibraryEntryScreen.tsx":
    "the form is long, and what was saved or came back may be out of sight",
  "evaluations/client/lifecycle/remove/RemoveDialog.tsx":
    "the list that comes next does not show what is not there",
  "evaluations/client/lifecycle/useLifecycle.tsx": "the list does not show what left it; can be taken back",
  "evaluations/client/list/bulk/RemindManyDialog.tsx": "emails that left",
  "evaluations/client/room/DuplicateDialog.tsx": "the draft that comes next does not show who is not there",
  "evaluations/client/room/useHeldReminders.ts": "emails that left",
  "evaluations/client/room/useShare.ts": "copied",
  "evaluations/client/wizard/participation/Lanes.tsx": "can be taken back",
  "evaluations/client/wizard/participation/ParticipantPicker.tsx": "an email that left",
  "exports/client/useExportFile.ts": "a file that the browser puts away, and where it is kept",
  "jobs/client/position/RemovePositionDialog.tsx":
    "deleted or archived: the list that comes next does not say which",
  "jobs/client/screens/JobFamilyScreen.tsx":
    "deleted or archived: the list that comes next does not say which",
  "jobs/client/screens/JobStatusesScreen.tsx": "archived: the list does not show it any more",
  "nominations/client/ManagerDecision.tsx": "the page that comes next does not show what is not there",
  "people/client/list/ResendDialog.tsx": "emails that left",
  "people/client/list/activation/ActivationDialog.tsx": "can be taken back",
  "people/client/list/manager/ChangeManagerDialog.tsx": "can be taken back",
  "people/client/own/OwnProfileForm.tsx": "the words of the specification, §8",
  "people/client/person/dialog/PersonDialog.tsx": "the person is not on the screen that comes next",
  "people/client/useActivation.ts": "an account that can be switched back",
  "people/client/useResend.ts": "an email that left",
  "platform/ui/forms/useEditForm.ts": "a conflict that is settled, whose dialog closes with it",
  "platform/ui/library/LibraryDialog.tsx": "what came back may stand on other pages",
  "platform/ui/page/ErrorPage.tsx": "copied",
  "pulses/client/editor/questions/QuestionsPane.tsx": "can be taken back",
  "pulses/client/runs/useRemindRun.ts": "emails that left",
  "pulses/client/templates/useTemplateActions.ts": "the list does not show what left it; can be taken back",
  "skills/client/useArchiving.tsx": "deleted or archived: the list that comes next does not say which",
  "teams/client/people/AddToTeamDialog.tsx": "can be taken back",
  "teams/client/team/RemoveTeamDialog.tsx": "the list that comes next does not show what is not there",
  "teams/client/team/useMemberColumns.tsx": "can be taken back",
  "views/client/useSavedViews.ts": "a removed view can be taken back",
  "weights/client/matrix/Versions.tsx": "the grid that changed may be out of sight",
};

test("a toast that all went well is shown only where the change cannot be seen", () => {
  const files = globSync("*/{client,ui}/**/*.{ts,tsx}", { cwd: src });
  const saying = files.filter((file) =>
    /notify\.(?:success|info|copied)\(|^\s+success: \(/m.test(readFileSync(path.join(src, file), "utf8")),
  );
  const own = [
    "platform/ui/actions/notifyCancelled.ts",
    "platform/ui/actions/holdBack.ts",
    "platform/ui/actions/holdBack.test.ts",
    "platform/ui/actions/notify.test.ts",
    "platform/ui/actions/useAction.ts",
  ];
  expect(saying.filter((file) => !own.includes(file)).toSorted()).toEqual(Object.keys(allowed));
});
