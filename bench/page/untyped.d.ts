/** The little of Lighthouse that is used here; what it ships for types drags in half of Chromium's protocol. */
declare module "lighthouse" {
  interface Flags {
    port: number;
    logLevel: "error";
    output: "json";
    onlyAudits: string[];
    disableStorageReset?: boolean;
  }
  interface Audit {
    numericValue?: number;
    details?: { items: { url: string; resourceType?: string; transferSize?: number }[] };
  }
  interface Result {
    lhr: {
      runtimeError?: { message: string };
      runWarnings: string[];
      audits: Record<string, Audit | undefined>;
    };
  }
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
