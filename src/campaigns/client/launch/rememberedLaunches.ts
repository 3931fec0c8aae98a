const key = "rondo_campaign_launches";
/** Panels that are never closed make room for newer ones. */
const maxRemembered = 20;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(-maxRemembered)));
  } catch {
    // Without storage the panel is not shown.
  }
}

/** The campaigns launched on this device, until the panel on their page is closed. */
export const isRemembered = (id: string): boolean => read().includes(id);
export const forgetLaunch = (id: string): void => write(read().filter((one) => one !== id));
export const rememberLaunch = (id: string): void => write([...read().filter((one) => one !== id), id]);
