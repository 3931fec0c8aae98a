const domain = "@personne-supprimee.invalid";

/** Replaces the address of a deleted person: it belongs to no one and no mail server knows it (RFC 2606). */
export const removedAddress = (profileId: string): string => `${profileId}${domain}`;

export const isRemovedAddress = (address: string): boolean => address.trim().toLowerCase().endsWith(domain);
