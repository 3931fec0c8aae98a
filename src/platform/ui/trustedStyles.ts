/**
 * What the policy of the workspace (platform/server/http/headers.ts) allows Mantine: style elements that carry the
 * nonce of this page, and their text. Markup stays refused: a style sheet needs neither « < » nor « & ».
 */

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}
declare global {
  // The name that get-nonce looks for, below the dialogs of Mantine.
  var __webpack_nonce__: string | undefined;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

export const styleNonce = () => nonce;

// What locks the scrolling of the page behind a dialog writes its own style element.
globalThis.__webpack_nonce__ = nonce;

// Not every browser knows Trusted Types; those that do refuse whatever this answers null to.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/[<&]/.test(text) ? null : text),
});
