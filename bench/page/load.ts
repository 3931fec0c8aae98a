import lighthouse from "lighthouse";

/** One cold visit on a slow 4G telephone, as Lighthouse simulates it (150 ms, 1.6 Mbit/s, CPU × 4). */
export interface Load {
  lcp: number;
  tbt: number;
  cls: number;
  /** On the wire, headers included. */
  bytes: number;
  fontBytes: number;
  requests: number;
}

const audits = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** On a busy machine the browser sometimes reports no paint at all: then the visit is made again. */
export async function visit(url: string, port: number, tries = 3): Promise<Load> {
  try {
    return await visitOnce(url, port);
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(url, port, tries - 1);
  }
}

async function visitOnce(url: string, port: number): Promise<Load> {
  const onlyAudits = [...Object.values(audits), "network-requests"];
  const result = await lighthouse(url, { port, logLevel: "error", output: "json", onlyAudits });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result");
  const { lhr } = result;
  const readAudit = (audit: string) => {
    const number = lhr.audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse says nothing of ${audit}: ${url}`);
    return number;
  };
  const requests = lhr.audits["network-requests"]?.details?.items ?? [];
  const sum = (items: typeof requests) => items.reduce((bytes, item) => bytes + (item.transferSize ?? 0), 0);
  const fonts = requests.filter(({ resourceType }) => resourceType === "Font");
  return {
    lcp: readAudit(audits.lcp),
    tbt: readAudit(audits.tbt),
    cls: readAudit(audits.cls),
    bytes: sum(requests) - sum(fonts),
    fontBytes: sum(fonts),
    requests: requests.length,
  };
}
