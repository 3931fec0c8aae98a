/** After how many days a plan opens to a manager who was not accepted yet. */
export const handoverDays = 7;

export interface Handover {
  toldAt: Date;
  acceptedAt: Date | null;
}

/** When a plan opens to a manager: at the person’s yes, or some days after they were told what will be read. */
export const computeOpening = ({ toldAt, acceptedAt }: Handover): Date =>
  acceptedAt ?? new Date(toldAt.getTime() + handoverDays * 24 * 60 * 60 * 1000);

/** Null: the person was not told yet. */
export const isHandedOver = (handover: Handover | null, now: Date): boolean =>
  handover !== null && computeOpening(handover) <= now;
