/** « requests » serves the requests; « reports » reads responses and writes snapshots, too. */
export type LoginKind = "requests" | "reports";

/** What PostgreSQL says of a login and of every role that it could take on. */
export interface LoginFacts {
  name: string;
  servesRequests: boolean;
  writesReports: boolean;
  /** Superuser, beyond row-level security, able to make roles or to read the write-ahead log. */
  isPowerful: boolean;
  /** Whether it owns something of this database, or could become a role that does. */
  owns: boolean;
}

/** Why the product must not work with a login, in the operator's words; null when it may. */
export function whyNotLogin(kind: LoginKind, facts: LoginFacts): string | null {
  const { name, servesRequests, writesReports, isPowerful, owns } = facts;
  if (isPowerful)
    return `le compte ${name} est superutilisateur, échappe à la sécurité des lignes ou peut créer des rôles, lui-même ou par un rôle qu’il peut prendre. Il en faut un sans pouvoir.`;
  if (owns)
    return `le compte ${name} possède des objets de la base, ou peut devenir leur propriétaire. Il en faut un qui ne possède rien.`;
  if (kind === "requests" && writesReports)
    return `le compte ${name} peut lire toutes les réponses : retirez-lui le rôle rondo_report.`;
  if (!servesRequests) return `le compte ${name} n’a pas le rôle rondo_app.`;
  if (kind === "reports" && !writesReports) return `le compte ${name} n’a pas le rôle rondo_report.`;
  return null;
}
