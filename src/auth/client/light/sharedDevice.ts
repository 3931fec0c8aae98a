const name = "rondo_shared_device";
const year = 31_536_000;

/**
 * « Cet appareil est partagé » : said once on a device, kept for the next person there, and read before anything is
 * written. A cookie like the language's: it outlives Clear-Site-Data, and holds nothing about a person.
 */
export const isDeviceShared = (): boolean => document.cookie.split("; ").includes(`${name}=1`);

export function rememberSharedDevice(isShared: boolean): void {
  document.cookie = `${name}=1; path=/; max-age=${isShared ? year : 0}; samesite=lax`;
}
