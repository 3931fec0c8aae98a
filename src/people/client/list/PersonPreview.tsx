import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import type { PersonDetail, PersonName } from "#people/contract/person.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { isAbsence } from "#platform/ui/detail/absence.ts";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import type { DrawerControls } from "#platform/ui/drawer/useDrawer.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { fullName, initials } from "../../rules/names.ts";
import { PersonFacts } from "../person/PersonFacts.tsx";
import { State } from "../person/State.tsx";
import { jobName } from "../job.ts";
import { people } from "../queries.ts";
import styles from "./people.module.css";

interface PersonPreviewProps {
  open: boolean;
  preview: DrawerControls;
  /** The rows of the page of the list, through which `J` and `K` walk. */
  rows: readonly PersonName[];
}

/** A person beside the list: what is known of them, and the way to their page. */
export function PersonPreview({ open, preview, rows }: PersonPreviewProps) {
  const texts = useTexts("people");
  // Keeps showing the same person while it closes.
  const [id, setId] = useState(preview.shown ?? "");
  if (preview.shown !== null && preview.shown !== id) setId(preview.shown);
  const query = useQuery({ ...people.read.queryOptions({ input: { id } }), enabled: id !== "" });
  const isAbsent = query.error !== null && isAbsence(query.error);
  const at = rows.findIndex((row) => row.id === id);
  useFetchedBefore(open && at !== -1 ? [rows[at + 1]?.id, rows[at - 1]?.id] : []);
  const known = query.data ?? rows[at];
  return (
    <Drawer
      open={open}
      onClose={preview.close}
      title={known ? fullName(known) : isAbsent ? texts.absent : texts.preview}
      rows={preview.rowsAround(rows.map((row) => row.id))}
      action={
        isAbsent ? null : (
          <LinkButton variant="primary" to={paths.person(id)} initialFocus>
            {texts.open}
          </LinkButton>
        )
      }
    >
      {isAbsent ? (
        <p>{texts.absentDetail}</p>
      ) : (
        <QueryView query={query} skeleton="form">
          {(person) => <Person person={person} />}
        </QueryView>
      )}
    </Drawer>
  );
}

function Person({ person }: { person: PersonDetail }) {
  const { language } = useLanguage();
  return (
    <Stack gap="large">
      <Row>
        <Avatar initials={initials(person)} picture={person.avatar} />
        <span className={styles.job}>{jobName(language, person)}</span>
        <State person={person} />
      </Row>
      <PersonFacts person={person} />
    </Stack>
  );
}

/** The people around the one that is shown, so that `J` and `K` show them at once. */
function useFetchedBefore(ids: readonly (string | undefined)[]) {
  const client = useQueryClient();
  const wanted = ids.filter((id) => id !== undefined).join();
  useEffect(() => {
    for (const id of wanted.split(",").filter(Boolean))
      void client.prefetchQuery({ ...people.read.queryOptions({ input: { id } }), staleTime: 30_000 });
  }, [client, wanted]);
}
