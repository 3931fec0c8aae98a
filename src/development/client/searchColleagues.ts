import { initials } from "#people/rules/names.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { Colleague } from "../contract/colleagues.ts";
import { developmentApi } from "./queries.ts";

export const toPickable = ({ avatar, jobTitle, ...person }: Colleague): Pickable => ({
  ...person,
  detail: jobTitle,
  avatar: { initials: initials(person), picture: avatar },
});

/** Whom one can name: any active colleague. */
export async function searchColleagues(text: string): Promise<Pickable[]> {
  const { items } = await developmentApi.colleagues({ limit: 20, ...(text ? { search: text } : {}) });
  return items.map(toPickable);
}
