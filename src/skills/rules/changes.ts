/** Of what a form sends, that which differs from what is stored; lists are compared by what they hold. */
export const selectChanges = <Fields extends object>(stored: Fields, typed: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof Fields]),
    ),
  ) as Partial<Fields>;
