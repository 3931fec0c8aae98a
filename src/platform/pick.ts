/** Some properties of an object. */
export const pick = <Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as unknown as Pick<Source, Name>;
