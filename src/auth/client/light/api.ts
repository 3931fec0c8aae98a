import type { authContract } from "#auth/contract.ts";
import { apiOf } from "#platform/client/api.ts";

export const authApi = apiOf<typeof authContract>("auth");
