const domain = "@personne-supprimee.invalid";

/** What stands for the address of somebody who was deleted: nobody has it and no mail server knows it (RFC 2606). */
export const removedAddress = (profileId: string): string => `${profileId}${domain}`;

export const isRemovedAddress = (address: string): boolean => address.trim().toLowerCase().endsWith(domain);
