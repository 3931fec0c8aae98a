import { useLocation, useRouter, useSearch } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A drawer was opened here: closing it is going back. */
    isDrawer?: boolean;
  }
}

/** The parameter of the address that names what a drawer shows. */
export const drawerParameter = "preview";

export interface DrawerControls {
  /** What the drawer shows; null while it is closed. */
  shown: string | null;
  /** Shows this, or this in the place of what is shown. */
  show: (key: string) => void;
  close: () => void;
  /** The ways to the rows around the one that is shown, by the keys of the list; null at its ends. */
  rowsAround: (keys: readonly string[]) => DrawerRows;
}

export interface DrawerRows {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

const findNeighbour = (keys: readonly string[], key: string | null, step: 1 | -1): string | null => {
  const at = key === null ? -1 : keys.indexOf(key);
  return at === -1 ? null : (keys[at + step] ?? null);
};

const textIn = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/**
 * What a drawer shows, in the address (`?preview=`), so that it can be linked and that Back closes it. Opening adds an
 * entry to the browser's history; showing something else while it is open does not. `keyIn`: the key that the parameter
 * holds, null for what cannot be one (`idIn` where rows have ids): what the server would refuse is not shown.
 */
export function useDrawer(keyIn: (value: unknown) => string | null = textIn): DrawerControls {
  const given: Record<string, unknown> = useSearch({ strict: false });
  const { pathname, searchStr, state } = useLocation();
  const router = useRouter();
  const { history } = router;
  const shown = keyIn(given[drawerParameter]);
  const buildAddress = (key: string | null) => {
    const query = new URLSearchParams(searchStr);
    if (key === null) query.delete(drawerParameter);
    else query.set(drawerParameter, key);
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
  // Not history.push, which scrolls the page behind to its top.
  const show = (key: string) =>
    void router.navigate({
      href: buildAddress(key),
      resetScroll: false,
      replace: shown !== null,
      state: { isDrawer: shown === null || (state.isDrawer ?? false) },
    });
  const wayTo = (keys: readonly string[], step: 1 | -1) =>
    findNeighbour(keys, shown, step) === null
      ? null
      : () => {
          // From where a quicker key has led, which may not be drawn yet.
          const latest = new URLSearchParams(history.location.search).get(drawerParameter);
          const next = findNeighbour(keys, latest, step);
          if (next !== null) show(next);
        };
  return {
    shown,
    show,
    rowsAround: (keys) => ({ onPrevious: wayTo(keys, -1), onNext: wayTo(keys, 1) }),
    // Opened by a link, there is nothing to go back to.
    close: () =>
      state.isDrawer
        ? history.back()
        : void router.navigate({ href: buildAddress(null), resetScroll: false, replace: true }),
  };
}
