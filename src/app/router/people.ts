import type { Router } from "@orpc/server";
import type { peopleContract } from "#people/contract.ts";
import { cancelInvitationEndpoint } from "#people/server/endpoints/cancelInvitation.ts";
import { exportPeopleEndpoint } from "#people/server/endpoints/exportPeople.ts";
import { holdsEndpoint } from "#people/server/endpoints/holds.ts";
import { inviteManyEndpoint } from "#people/server/endpoints/inviteMany.ts";
import { invitePersonEndpoint } from "#people/server/endpoints/invitePerson.ts";
import { listAboveEndpoint } from "#people/server/endpoints/listAbove.ts";
import { listLevelEndpoint } from "#people/server/endpoints/listLevel.ts";
import { listPeopleEndpoint } from "#people/server/endpoints/listPeople.ts";
import { listSelectableEndpoint } from "#people/server/endpoints/listSelectable.ts";
import { readOwnProfileEndpoint } from "#people/server/endpoints/readOwnProfile.ts";
import { readPersonEndpoint } from "#people/server/endpoints/readPerson.ts";
import { removeAvatarEndpoint } from "#people/server/endpoints/removeAvatar.ts";
import { removePersonEndpoint } from "#people/server/endpoints/removePerson.ts";
import { resendInvitationEndpoint } from "#people/server/endpoints/resendInvitation.ts";
import { resendInvitationsEndpoint } from "#people/server/endpoints/resendInvitations.ts";
import { setActiveEndpoint } from "#people/server/endpoints/setActive.ts";
import { setAdminEndpoint } from "#people/server/endpoints/setAdmin.ts";
import { setDirectManagerEndpoint } from "#people/server/endpoints/setDirectManager.ts";
import { setDirectManagersEndpoint } from "#people/server/endpoints/setDirectManagers.ts";
import { setManyActiveEndpoint } from "#people/server/endpoints/setManyActive.ts";
import { setRoleEndpoint } from "#people/server/endpoints/setRole.ts";
import { updateOwnProfileEndpoint } from "#people/server/endpoints/updateOwnProfile.ts";
import { updatePersonEndpoint } from "#people/server/endpoints/updatePerson.ts";
import { personChoicesEndpoint } from "#people/server/endpoints/personChoices.ts";
import { teamMembersManagedBy } from "#teams/server/queries.ts";
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
  setActive: setActiveEndpoint,
  readOwn: readOwnProfileEndpoint,
  updateOwn: updateOwnProfileEndpoint,
  removeAvatar: removeAvatarEndpoint,
  holds: holdsEndpoint,
  setManyActive: setManyActiveEndpoint,
  setAdmin: setAdminEndpoint,
  cancelInvitation: cancelInvitationEndpoint,
  remove: removePersonEndpoint,
  choices: personChoicesEndpoint(teamMembersManagedBy),
};
