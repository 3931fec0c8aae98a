import { useLocation, useRouter, useSearch } from "@tanstack/react-router";

/** The tab that the address names (`?tab=`), the first one without it. Choosing replaces the address: Back leaves the page. */
export function useTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const { pathname } = useLocation();
  const { history } = useRouter();
  const chosen = values.find((value) => value === tab) ?? values[0];
  return [chosen, (value) => history.replace(value === values[0] ? pathname : `${pathname}?tab=${value}`)];
}
