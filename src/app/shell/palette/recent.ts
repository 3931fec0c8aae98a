export interface Recent {
  label: string;
  detail: string | null;
  to: string;
}

const MAX_RECENTS = 5;
let recent: readonly Recent[] = [];

/**
 * What was opened from the palette, the last first. Kept by this page alone, and gone with it: signing out leaves no name
 * behind on a device that is shared.
 */
export const recents = {
  all: () => recent,
  add: (one: Recent) => {
    recent = [one, ...recent.filter(({ to }) => to !== one.to)].slice(0, MAX_RECENTS);
  },
};
