import { useState } from "react";
import { calendarDateOf } from "../rules.ts";

/** The reader's calendar date when the screen came up. */
export const useToday = (): string => useState(() => calendarDateOf(new Date()))[0];
