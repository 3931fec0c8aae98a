import { providerIds, type ProviderId } from "../vocabulary.ts";
/** An OpenID Connect provider that the operator has configured. */
export interface Provider {
  id: ProviderId;
  /** Shown after « Continuer avec ». */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

interface ProviderList {
  providers: Provider[];
  /** One sentence per variable that the operator must correct. */
  problems: string[];
}

const presets = {
  google: { prefix: "GOOGLE_", name: "Google" },
  microsoft: { prefix: "MICROSOFT_", name: "Microsoft" },
  oidc: { prefix: "", name: "OpenID Connect" },
} as const;

/**
 * Reads the variables that begin with OIDC_ (here without it): GOOGLE_CLIENT_ID and _SECRET; MICROSOFT_CLIENT_ID,
 * _SECRET and _TENANT; ISSUER, CLIENT_ID, CLIENT_SECRET and NAME for any other. Nothing configured: no provider.
 */
export function readProviders(variables: Readonly<Record<string, string>>): ProviderList {
  const list: ProviderList = { providers: [], problems: [] };
  for (const id of providerIds) {
    const { prefix, name } = presets[id];
    const readVariable = (key: string) => variables[`${prefix}${key}`] ?? "";
    const issuer = resolveIssuer(id, readVariable);
    const wanted = [
      "CLIENT_ID",
      "CLIENT_SECRET",
      ...(id === "microsoft" ? ["TENANT"] : []),
      ...(id === "oidc" ? ["ISSUER"] : []),
    ];
    const missing = wanted.filter((key) => !readVariable(key));
    if (missing.length === wanted.length) continue;
    const variable = (key: string) => `OIDC_${prefix}${key}`;
    for (const key of missing)
      list.problems.push(
        `${variable(key)} manque : la connexion par ${name} demande ${wanted.map(variable).join(", ")}.`,
      );
    if (missing.length > 0) continue;
    if (id === "microsoft" && ["common", "organizations", "consumers"].includes(readVariable("TENANT")))
      list.problems.push(
        `${variable("TENANT")} doit nommer une seule organisation : ailleurs, une adresse ne prouve rien.`,
      );
    else if (!isSafeIssuer(issuer))
      list.problems.push(
        `${variable("ISSUER")} doit être une adresse https:// (http:// seulement sur cette machine).`,
      );
    else
      list.providers.push({
        id,
        name: readVariable("NAME") || name,
        issuer,
        clientId: readVariable("CLIENT_ID"),
        clientSecret: readVariable("CLIENT_SECRET"),
      });
  }
  return list;
}

function resolveIssuer(id: Provider["id"], readVariable: (key: string) => string): string {
  if (id === "google") return "https://accounts.google.com";
  return id === "microsoft"
    ? `https://login.microsoftonline.com/${readVariable("TENANT")}/v2.0`
    : readVariable("ISSUER");
}

const isSafeIssuer = (issuer: string): boolean => {
  const url = URL.parse(issuer);
  return url !== null && (url.protocol === "https:" || isLoopback(url));
};

/** Plain HTTP is for a provider on this machine only. */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
