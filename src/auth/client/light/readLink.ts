import { authApi } from "./api.ts";

/** Of a link that is only its owner's, as LinkGate reads it. */
export const readLink = (token: string) => authApi.readLink({ token });
