import type { Router } from "@orpc/server";
import type { peopleContract } from "../contract.ts";
import { cancelInvitationEndpoint } from "./endpoints/cancelInvitation.ts";
import { exportPeopleEndpoint } from "./endpoints/exportPeople.ts";
import { holdsEndpoint } from "./endpoints/holds.ts";
import { inviteManyEndpoint } from "./endpoints/inviteMany.ts";
import { invitePersonEndpoint } from "./endpoints/invitePerson.ts";
import { listAboveEndpoint } from "./endpoints/listAbove.ts";
import { listLevelEndpoint } from "./endpoints/listLevel.ts";
import { listPeopleEndpoint } from "./endpoints/listPeople.ts";
import { listSelectableEndpoint } from "./endpoints/listSelectable.ts";
import { previewManagerEndpoint } from "./endpoints/previewManager.ts";
import { readOwnProfileEndpoint } from "./endpoints/readOwnProfile.ts";
import { readPersonEndpoint } from "./endpoints/readPerson.ts";
import { removeAvatarEndpoint } from "./endpoints/removeAvatar.ts";
import { removePersonEndpoint } from "./endpoints/removePerson.ts";
import { resendInvitationEndpoint } from "./endpoints/resendInvitation.ts";
import { resendInvitationsEndpoint } from "./endpoints/resendInvitations.ts";
import { setActiveEndpoint } from "./endpoints/setActive.ts";
import { setAdminEndpoint } from "./endpoints/setAdmin.ts";
import { setDirectManagerEndpoint } from "./endpoints/setDirectManager.ts";
import { setDirectManagersEndpoint } from "./endpoints/setDirectManagers.ts";
import { setManyActiveEndpoint } from "./endpoints/setManyActive.ts";
import { setRoleEndpoint } from "./endpoints/setRole.ts";
import { updateOwnProfileEndpoint } from "./endpoints/updateOwnProfile.ts";
import { updatePersonEndpoint } from "./endpoints/updatePerson.ts";
import { personChoicesEndpoint } from "./endpoints/personChoices.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const peopleRouter: Router<typeof peopleContract, RequestContext> = {
  list: listPeopleEndpoint,
  read: readPersonEndpoint,
  level: listLevelEndpoint,
  above: listAboveEndpoint,
  selectable: listSelectableEndpoint,
  export: exportPeopleEndpoint,
  invite: invitePersonEndpoint,
  inviteMany: inviteManyEndpoint,
  resendInvitation: resendInvitationEndpoint,
  resendInvitations: resendInvitationsEndpoint,
  update: updatePersonEndpoint,
  setRole: setRoleEndpoint,
  setDirectManager: setDirectManagerEndpoint,
  setDirectManagers: setDirectManagersEndpoint,
  previewManager: previewManagerEndpoint,
  setActive: setActiveEndpoint,
  readOwn: readOwnProfileEndpoint,
  updateOwn: updateOwnProfileEndpoint,
  removeAvatar: removeAvatarEndpoint,
  holds: holdsEndpoint,
  setManyActive: setManyActiveEndpoint,
  setAdmin: setAdminEndpoint,
  cancelInvitation: cancelInvitationEndpoint,
  remove: removePersonEndpoint,
  choices: personChoicesEndpoint,
};
