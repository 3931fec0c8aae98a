import pino from "pino";
import type { Log } from "./services.ts";

/** One JSON line per event. Only fields that we name ourselves are logged: never a body, an answer, a token. */
export const makeLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
