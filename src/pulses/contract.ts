import { templateEndpoints } from "./contract/templates.ts";

export const pulsesContract = { ...templateEndpoints };
