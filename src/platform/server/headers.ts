/**
 * What an answer may load and do in a browser (docs/decisions/0028).
 * - light: pages of the light shell, files, the API: no inline script, no inline style.
 * - workspace: the same, and the style elements of Mantine, by a nonce made for this answer.
 * - mailbox: letters written for mail programs, in development only: inline styles, no script at all.
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

function sourcesOf(kind: PageKind, nonce: string): Sources {
  if (kind === "workspace")
    return {
      ...own,
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
      "frame-src": ["'self'"],
    };
  return own;
}

const policyText = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");

/** The Content-Security-Policy of an answer. */
export const contentPolicy = (kind: PageKind, nonce = "") => policyText(sourcesOf(kind, nonce));

/** Everything a page could ask of a device; we ask for nothing. */
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

/**
 * The full set, on whatever answers: platform/server/httpServer.ts gives it to every answer before anything else
 * does. A page of another kind names its policy over it.
 */
export const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  "content-security-policy": contentPolicy("light"),
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
});
