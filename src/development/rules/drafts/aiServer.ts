/** A server that speaks the chat API of OpenAI, on the internet or on a machine of the company, as the operator has set it up. */
export interface AiServer {
  /** Up to the version: https://ai.example/v1. */
  baseUrl: string;
  /** Null where the server asks for none. */
  apiKey: string | null;
  model: string;
}

/**
 * Reads the variables that begin with AI_ (here without it): BASE_URL and MODEL, and API_KEY where the server asks for one.
 * Nothing set: no server, and drafts cannot be switched on.
 * @returns one sentence per variable that the operator must correct
 */
export function readAiServer(variables: Readonly<Record<string, string>>): {
  aiServer: AiServer | null;
  problems: string[];
} {
  const { BASE_URL: given = "", API_KEY: apiKey = "", MODEL: model = "" } = variables;
  if (!given && !apiKey && !model) return { aiServer: null, problems: [] };
  const problems: string[] = [];
  if (!given) problems.push("AI_BASE_URL manque : les suggestions par IA demandent AI_BASE_URL et AI_MODEL.");
  else if (!isSafeAddress(given))
    problems.push(
      "AI_BASE_URL doit être une adresse https://, sans question, ancre ni mot de passe (http:// seulement sur cette machine ou dans un réseau privé).",
    );
  if (!model) problems.push("AI_MODEL manque : nommez le modèle que le serveur doit employer.");
  if (problems.length > 0) return { aiServer: null, problems };
  return { aiServer: { baseUrl: given.replace(/\/+$/, ""), apiKey: apiKey || null, model }, problems };
}

function isSafeAddress(given: string): boolean {
  const url = URL.parse(given);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isPrivate(url.hostname));
}

const isFourNumbers = /^\d+(?:\.\d+){3}$/;

/** This machine, a machine beside it that has a name without a dot (of a container, of a local network), or a private address. */
const isPrivate = (hostname: string): boolean =>
  hostname === "[::1]" ||
  /^[a-z0-9-]+$/i.test(hostname) ||
  hostname === "host.docker.internal" ||
  (isFourNumbers.test(hostname) && /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(hostname));
