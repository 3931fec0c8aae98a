/**
 * What a page may load and do in a browser (docs/decisions/0028).
 * - light: pages of the light shell: no inline script, no inline style.
 * - workspace: the same, and the style elements of Mantine, by a nonce made for this answer.
 * - mailbox: emails written for mail programs, in development only: inline styles, no script at all.
 */
export type PageKind = "light" | "workspace" | "mailbox";

type Sources = Record<string, readonly string[]>;

const own: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'"],
  "style-src-attr": ["'none'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "frame-src": ["'none'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  // The one policy of the light shell: it names the service worker's file.
  "trusted-types": ["rondo-worker"],
};

/** The workspace frames emails in the page of tests; every other page of ours refuses to be framed. */
const framingOurselves = { "frame-src": ["'self'"] };
/** It also prints a PDF that it has fetched. */
const framingDocuments = { "frame-src": [...framingOurselves["frame-src"], "blob:"] };

function getSources(kind: PageKind, nonce: string): Sources {
  if (kind === "workspace")
    return {
      ...own,
      ...framingDocuments,
      "style-src": ["'self'", `'nonce-${nonce}'`],
      // « default » lets Mantine write style sheets and nothing else (platform/ui/trustedStyles.ts).
      "trusted-types": ["default"],
    };
  if (kind === "mailbox")
    return {
      ...own,
      "script-src": ["'none'"],
      "style-src": ["'unsafe-inline'"],
      "style-src-attr": ["'unsafe-inline'"],
      ...framingOurselves,
    };
  return own;
}

const formatPolicy = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");

/** For answers that are not pages (files, the API, errors): opened as a page they show text, and nothing runs. */
const nothingAllowed: Sources = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/**
 * For an email shown in a frame: its inline styles, its logo, and nothing that runs, leads elsewhere or knows the
 * session. Opened by itself it is sandboxed all the same.
 */
export const framedEmailHeaders = {
  "content-security-policy": `${formatPolicy({
    ...nothingAllowed,
    "style-src": ["'unsafe-inline'"],
    "img-src": ["data:"],
    "frame-ancestors": ["'self'"],
  })}; sandbox`,
  "x-frame-options": "SAMEORIGIN",
  // In a sandbox it has no origin to be keyed by: asking for it warns in the console.
  "origin-agent-cluster": "?0",
};

/** A service worker uses the policy of its own file: it fetches from our origin only. */
export const workerPolicy = formatPolicy({ ...nothingAllowed, "connect-src": ["'self'"] });

/** What a page could ask of a device; we ask for nothing. */
const refusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const refused = (features: readonly string[]) => features.map((feature) => `${feature}=()`).join(", ");

/** Over the usual set, on pages only: a telephone pays for each byte of it with every file of a page. */
export const pageHeaders = (kind: PageKind, nonce = ""): Record<string, string> => ({
  "content-security-policy": formatPolicy(getSources(kind, nonce)),
  "permissions-policy": refused(refusedFeatures),
});

/**
 * The full set, on whatever answers: platform/server/http/httpServer.ts gives it to every answer before anything else
 * does, in its strictest form. Pages and the worker name theirs over it.
 */
export const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  "content-security-policy": formatPolicy(nothingAllowed),
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy": refused(["camera", "geolocation", "microphone", "payment"]),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
});
