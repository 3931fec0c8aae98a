import { useSearch } from "wouter";

/** One parameter of the address; empty when it is not there. */
export const useParameter = (name: string): string => new URLSearchParams(useSearch()).get(name) ?? "";

/** What the server takes for a token. Something shorter is an address cut by a mail reader. */
export const looksWhole = (token: string) => token.length >= 20 && token.length <= 100;

/** An address typed on one screen is found again on the next; an empty one adds nothing to the link. */
export const carried = (email: string) => (email ? { email } : {});
