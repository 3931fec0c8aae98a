import { useSearch } from "wouter";
import { toNextValues } from "#paths.ts";

/** One parameter of the address; empty when it is not there. */
export const useParameter = (name: string): string => new URLSearchParams(useSearch()).get(name) ?? "";

/** What the server takes for a token. Something shorter is an address cut by a mail reader. */
export const isCompleteToken = (token: string) => token.length >= 20 && token.length <= 100;

/** What is wrong with a link that opens nothing. */
export type LinkFault = "incomplete" | "addressee" | "over";

/**
 * A link that only names its addressee (`namesAddressee`) neither expires nor is used up: where it opens nothing, its
 * address was changed, or the person it names has no access any more.
 */
export function findLinkFault(token: string, namesAddressee: boolean): LinkFault {
  if (!isCompleteToken(token)) return "incomplete";
  return namesAddressee ? "addressee" : "over";
}

/** What one screen knows is found again on the next: the address typed, and where one wanted to go. */
export const buildParameters = (email: string, next?: string) => ({
  ...(email ? { email } : {}),
  ...toNextValues(next),
});
