import { createApi, type Caller } from "./calling.ts";
import type { Rondo } from "./product.ts";

/** Gives every person of the company a name of about 60 characters, with a word that is wider than a column. */
export async function lengthenNames(caller: Caller, rondo: Rondo): Promise<void> {
  const { people } = createApi(caller, rondo);
  const { items } = await people.list({ limit: 100 });
  await Promise.all(
    items.map(({ id, firstName, lastName }) =>
      people.update({
        id,
        firstName: `${firstName} Bernadette`,
        lastName: `Wolfeschlegelsteinhausenbergerdorff-${lastName}`,
      }),
    ),
  );
}
