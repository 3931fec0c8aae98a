/**
 * Every dialog, menu and sheet of the product, by the file that draws it: each is opened, walked and closed with keys
 * (dialogs.spec.ts). scripts/everyDialog.test.ts compares this list with the source, element by element.
 */
export const everyDialog = {
  "src/answers/client/light/QuitButton.tsx": ["quit"],
  "src/answers/client/light/questions/ShortcutsDialog.tsx": ["shortcuts"],
  "src/answers/client/light/review/FinaliseDialog.tsx": ["finalise"],
  "src/answers/client/light/saving/ClosedDialog.tsx": ["closed meanwhile"],
  "src/answers/client/light/saving/SavingDialogs.tsx": ["session ending, answering"],
  "src/answers/client/light/saving/SessionDialog.tsx": ["session ended, answering"],
  "src/answers/client/light/useSignOut.tsx": ["unsent at sign-out, answering"],
  "src/answers/client/light/welcome/DeclineDialog.tsx": ["decline"],
  "src/answers/client/light/welcome/WhoSeesWhat.tsx": ["who sees what"],
  "src/app/shell/AccountPanel.tsx": ["account"],
  "src/app/shell/SessionDialog.tsx": ["session ending"],
  "src/app/shell/Shell.tsx": ["menu of a phone"],
  "src/app/shell/SignOutDialog.tsx": ["unsent at sign-out"],
  "src/auth/client/security/PasswordSection.tsx": ["password"],
  "src/auth/client/security/RecoveryCodes.tsx": ["recovery codes"],
  "src/auth/client/security/SecondFactorSection.tsx": ["new recovery codes", "second factor off"],
  "src/auth/client/security/SetUpDialog.tsx": ["second factor on"],
  "src/auth/client/security/StepUp.tsx": ["identity confirmed"],
  "src/evaluations/client/room/EndDialog.tsx": ["end"],
  "src/evaluations/client/room/Participation.tsx": ["actions of a participant", "withdraw"],
  "src/evaluations/client/room/Settings.tsx": ["archive"],
  "src/evaluations/client/wizard/participation/InviteDialog.tsx": ["invite"],
  "src/evaluations/client/wizard/questions/QuestionDialog.tsx": ["question"],
  "src/evaluations/client/wizard/questions/QuestionLine.tsx": ["actions of a question"],
  "src/evaluations/client/wizard/questions/Questionnaire.tsx": ["remove a skill"],
  "src/evaluations/client/wizard/summary/LaunchBar.tsx": ["remove a draft"],
  "src/evaluations/client/wizard/summary/LaunchDialog.tsx": ["launch"],
  "src/people/client/list/PersonPreview.tsx": ["preview of a person"],
  "src/people/client/list/usePeopleColumns.tsx": ["actions of a person"],
  "src/people/client/screens/PersonScreen.tsx": ["actions on the page of a person"],
  "src/platform/ui/forms/useLeaveGuard.tsx": ["leaving with changes"],
  "src/platform/ui/layers/FilterList.tsx": ["filters of a list"],
  "src/platform/ui/lists/BulkDialog.tsx": ["many at once"],
  "src/platform/ui/layers/FormatList.tsx": ["formats of an export"],
  "src/platform/ui/layers/ViewList.tsx": ["columns and density of a list"],
} as const;

export type DialogName = (typeof everyDialog)[keyof typeof everyDialog][number];
