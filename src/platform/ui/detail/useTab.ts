import { useLocation, useRouter, useSearch } from "@tanstack/react-router";

/** The tab that the address names (`?tab=`), the first one without it. Choosing replaces the address: Back leaves the page. */
export function useTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const { pathname } = useLocation();
  const router = useRouter();
  const chosen = values.find((value) => value === tab) ?? values[0];
  // Not history.replace, which scrolls the page to its top: the tab that has the focus may be further down.
  const choose = (value: Value) =>
    void router.navigate({
      href: value === values[0] ? pathname : `${pathname}?tab=${value}`,
      replace: true,
      resetScroll: false,
    });
  return [chosen, choose];
}
