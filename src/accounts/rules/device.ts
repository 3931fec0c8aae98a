export interface Device {
  browser: string | null;
  system: string | null;
}

/** In this order: an Edge says it is Chrome, a Chrome says it is Safari. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const systems = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const findFirst = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a person recognises of the device behind a session. A browser may say anything: it is shown, never trusted. */
export const parseDevice = (userAgent: string | null): Device => ({
  browser: findFirst(browsers, userAgent ?? ""),
  system: findFirst(systems, userAgent ?? ""),
});
