import { EditConflict } from "#platform/ui/conflict/EditConflict.tsx";
import { State, useSample } from "../../sample.tsx";

const at = new Date(2026, 10, 23, 14, 5);

export function Example() {
  const t = useSample({
    fr: { city: "Ville", phone: "Cellulaire" },
    en: { city: "City", phone: "Mobile" },
  });
  const changes = [
    { label: t.city, now: "Rimouski", yours: "Rivière-du-Loup" },
    { label: t.phone, now: "418 555-0142", yours: null },
  ];
  const shared = { open: true, today: at, busy: false, onOverwrite: () => {} };
  return (
    <>
      <State name="today" fullWidth>
        <EditConflict by={{ name: "Zoé Roy", at }} changes={changes} {...shared} />
      </State>
      <State name="another day, and nobody knows who" fullWidth>
        <EditConflict by={{ name: "Zoé Roy", at: new Date(2026, 10, 21, 9, 0) }} changes={[]} {...shared} />
        <EditConflict by={null} changes={changes} {...shared} />
      </State>
    </>
  );
}
