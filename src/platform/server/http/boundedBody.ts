/** The largest form of ours, the weights of a questionnaire, sends about 1,000 for 200 skills; 256 kB would hold 120,000. */
const maxValues = 5_000;
const maxParameters = 100;

const quote = 34;
const comma = 44;
const openingBracket = 91;
const backslash = 92;
const openingBrace = 123;

/**
 * Whether a body has no more values than our largest form, checked before parsing: every layer behind (parser, types,
 * copies, coercion, schema) would walk all of it before one refuses, which took 50 ms for 20,000 names. Every value
 * but the outermost follows a comma or opens a list or object; contents of strings are not counted. A short text that
 * is not JSON is left to the parser.
 */
export function isWithinLimits(json: string, max = maxValues): boolean {
  if (json.length <= max) return true;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === backslash) at += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === comma || code === openingBracket || code === openingBrace) {
      values += 1;
      if (values > max) return false;
    }
  }
  return true;
}

/** The same request with its body read; null when the body was cut off or exceeds the limits (as the address may). */
export async function readBoundedBody(request: Request): Promise<Request | null> {
  const { method, headers, url } = request;
  if (url.split("&", maxParameters + 1).length > maxParameters) return null;
  if (method === "GET" || method === "HEAD") return request;
  const body = await request.text().catch(() => null);
  if (body === null) return null;
  return isWithinLimits(body) ? new Request(url, { method, headers, body: body || null }) : null;
}
