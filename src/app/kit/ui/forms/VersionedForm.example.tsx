import { useState } from "react";
import { announce } from "#platform/client/screen.tsx";
import { RefusedCall } from "#platform/client/rpc.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { State, useSample } from "../../sample.tsx";

const first = { city: "Lévis", phone: "418 555-0100", version: 1, archived: false };
type Stored = typeof first;

export function Example() {
  const t = useSample({
    fr: {
      city: "Ville",
      phone: "Cellulaire",
      other: "Zoé déménage",
      quiet: "Zoé archive",
      saved: "Enregistré.",
    },
    en: { city: "City", phone: "Mobile", other: "Zoé moves", quiet: "Zoé archives", saved: "Saved." },
  });
  /** What the server holds, and what this page has read of it. */
  const [server, setServer] = useState<Stored>(first);
  const [read, setRead] = useState<Stored>(first);
  const store = (change: Partial<Stored>) => {
    const next = { ...server, ...change, version: server.version + 1 };
    setServer(next);
    return next;
  };
  const edit = useVersionedForm({
    stored: read,
    toValues: ({ city, phone }) => ({ city, phone }),
    labels: { city: t.city, phone: t.phone },
    check: ({ city }) => ({ city: city ? null : "required" }),
    send: async (values, { base, version }) => {
      if (version !== server.version) {
        setRead(server);
        throw new RefusedCall(409, { code: "edited_meanwhile" });
      }
      const changed = Object.entries(values).filter(([name, value]) => base[name as "city"] !== value);
      setRead(store(Object.fromEntries(changed)));
      announce(t.saved);
    },
  });
  return (
    <State name="two people change the same thing" fullWidth>
      <p>
        <Button size="small" onClick={() => void store({ city: "Rimouski" })}>
          {t.other}
        </Button>{" "}
        <Button size="small" onClick={() => void store({ archived: true })}>
          {t.quiet}
        </Button>
      </p>
      <VersionedForm edit={edit} lastChange={{ by: "Zoé Roy", at: "2026-11-21T14:00:00.000Z" }}>
        <TextField label={t.city} {...edit.form.field("city")} />
        <TextField label={t.phone} {...edit.form.field("phone")} />
      </VersionedForm>
    </State>
  );
}
