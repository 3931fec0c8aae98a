import { useSay, useTexts } from "#platform/client/language.tsx";
import { fullName } from "#people/rules/names.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Plan } from "../../contract/plan.ts";

/** « Lisible par : vous, Mireille Roy, l’administration », or that it is kept for oneself. */
export function useReaders({ person, reader, managers }: Plan) {
  const { readers } = useTexts("developmentPlan");
  const say = useSay();
  const { profileId } = useViewer();
  const names = [
    reader === "owner" ? readers.you : fullName(person),
    ...managers
      .filter(({ opensOn }) => opensOn === null)
      .map((manager) => (manager.id === profileId ? readers.you : fullName(manager))),
    readers.administration,
  ];
  const shared = say(readers.line, { names: names.join(", ") });
  return (isPrivate: boolean) => (isPrivate ? readers.private : shared);
}
