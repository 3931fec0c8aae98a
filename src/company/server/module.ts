import { defineServerModule } from "#platform/server/serverModule.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { companyContract } from "../contract.ts";
import { companyRouter } from "./router.ts";
import { logoUpload } from "./uploads/logo.ts";

export const company = defineServerModule({
  contract: { company: companyContract },
  router: { company: companyRouter },
  // A link to answer or to a report shows the logo, and no faces.
  files: [{ name: "logo", allow: "session" }],
  uploads: [logoUpload as Upload],
});
