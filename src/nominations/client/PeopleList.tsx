import { IconTrash } from "@tabler/icons-react";
import type { ProposedPerson } from "#nominations/contract.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import styles from "./nominations.module.css";

interface PeopleListProps {
  people: readonly ProposedPerson[];
  onRemove: ((id: string) => void) | undefined;
}

export function PeopleList({ people, onRemove }: PeopleListProps) {
  const texts = useTexts("nominations");
  const say = useSay();
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.id} className={styles.line}>
          <Avatar initials={initials(person)} picture={person.avatar} />
          <span className={styles.words}>
            {fullName(person)}
            <span className={styles.muted}>
              {[texts.one[person.role], person.jobTitle].filter(Boolean).join(" · ")}
            </span>
          </span>
          {onRemove && (
            <IconButton
              label={say(texts.remove, { name: fullName(person) })}
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => onRemove(person.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
