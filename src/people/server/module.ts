import { importEndpoints } from "#imports/server/endpoints.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { peopleContract } from "../contract.ts";
import { peopleImportsContract } from "../contract/imports.ts";
import { peopleList } from "../rules.ts";
import { peopleErrors } from "../rules/errors.ts";
import { peopleEmails } from "./emails/emails.ts";
import { inviteImportedEndpoint } from "./endpoints/inviteImported.ts";
import { peopleImport } from "./import/peopleImport.ts";
import { peopleRouter } from "./router.ts";
import { avatarUpload } from "./uploads/avatar.ts";

export const people = defineServerModule({
  contract: { people: peopleContract, peopleImports: peopleImportsContract },
  router: {
    people: peopleRouter,
    peopleImports: {
      ...importEndpoints(peopleImportsContract, peopleImport),
      invite: inviteImportedEndpoint,
    },
  },
  errors: peopleErrors,
  constraints: {
    profiles_email: "duplicate_key",
    profiles_user: "duplicate_key",
    profiles_direct_manager: "not_found",
  },
  emails: peopleEmails,
  imports: [peopleImport],
  lists: { people: peopleList },
  files: [{ name: "avatar", allow: "signedIn" }],
  uploads: [avatarUpload as Upload],
});
