import { useState } from "react";
import { EditableGrid } from "#platform/ui/forms/EditableGrid.tsx";
import { State, useSample } from "../../sample.tsx";

const empty = { name: "", email: "" };

export function Example() {
  const [rows, setRows] = useState<readonly (typeof empty)[]>([
    { name: "Luce Gervais", email: "luce.gervais@exemple.ca" },
    { name: "Karim Haddad", email: "karim" },
  ]);
  const t = useSample({
    fr: {
      caption: "Personnes à inviter",
      name: "Nom",
      email: "Courriel",
      error: "Ce courriel n’est pas valide.",
    },
    en: { caption: "People to invite", name: "Name", email: "Email", error: "This email isn’t valid." },
  });
  return (
    <State name="two rows in an order, one with an error; several lines can be pasted" fullWidth>
      <EditableGrid
        caption={t.caption}
        path="people"
        columns={[
          { key: "name", header: t.name },
          { key: "email", header: t.email, type: "email", optional: true },
        ]}
        rows={rows}
        onChange={setRows}
        onLeave={() => undefined}
        getError={(path) => (path === "people.1.email" ? t.error : undefined)}
        empty={empty}
        maxRows={5}
        ordered
        readPaste={(text) =>
          text.includes("\n") ? text.split("\n").map((email) => ({ name: "", email })) : null
        }
      />
    </State>
  );
}
