/** OpenID Connect: two with settings of their own, and any other. */
export const providerIds = ["google", "microsoft", "oidc"] as const;
export type ProviderId = (typeof providerIds)[number];
