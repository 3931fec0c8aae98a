/** Where an email stands, in the words of the screen. */
export const deliveryStates = ["waiting", "underWay", "delayed", "sent", "held", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
