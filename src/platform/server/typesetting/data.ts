/** What a template may read. A key without a value does not compile: Typst would fail where it reads it. */
export type TypesetData =
  | string
  | number
  | boolean
  | null
  | readonly TypesetData[]
  | { readonly [key: string]: TypesetData };

/** The same data, each text in it changed. */
export function mapTexts(data: TypesetData, change: (text: string) => string): TypesetData {
  if (typeof data === "string") return change(data);
  if (data === null || typeof data !== "object") return data;
  if (isList(data)) return data.map((each) => mapTexts(each, change));
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, mapTexts(each, change)]));
}

const isList = (data: object): data is readonly TypesetData[] => Array.isArray(data);
