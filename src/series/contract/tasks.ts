/** Prepares what is due of one series; queued by the minute’s round. */
export const prepareSeries = "prepareSeries";
