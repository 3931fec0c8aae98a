/** An owner, or an administrator whatever else they are. */
export const administers = ({ role, isAdmin }: { role: string; isAdmin: boolean }): boolean =>
  isAdmin || role === "account_owner";
