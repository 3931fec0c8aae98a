/** What this browser remembers about reading reports; without storage, nothing is remembered. */
export function readRemembered(key: string): string | null {
  try {
    return localStorage.getItem(`rondo-report-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(`rondo-report-${key}`, value);
  } catch {
    // Private windows may refuse: the page works the same.
  }
}

/** Which sections of a report are open, while this tab is. */
export function readOpened(evaluationId: string): string[] | null {
  try {
    return sessionStorage.getItem(`rondo-report-open-${evaluationId}`)?.split(" ") ?? null;
  } catch {
    return null;
  }
}
export function rememberOpened(evaluationId: string, ids: readonly string[]) {
  try {
    sessionStorage.setItem(`rondo-report-open-${evaluationId}`, ids.join(" "));
  } catch {
    // Private windows may refuse: the page works the same.
  }
}

/** The person evaluated has begun to read their report on this device. */
export const hasReadReport = (evaluationId: string) => readRemembered(`read-${evaluationId}`) !== null;
export const rememberReading = (evaluationId: string) => remember(`read-${evaluationId}`, "1");

/** The report model that is being written, for the example report in another tab. */
export const draftLayoutKey = "draft-layout";
