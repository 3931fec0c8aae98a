import type { authContract } from "#auth/contract.ts";
import { createApi } from "#platform/client/api.ts";

export const authApi = createApi<typeof authContract>("auth");
