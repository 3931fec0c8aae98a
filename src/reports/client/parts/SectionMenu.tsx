import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { goToSection } from "../useSections.ts";
import styles from "../report.module.css";

interface SectionMenuProps {
  sections: readonly { id: string; label: string }[];
  current: string;
}

/** Stays under the bar: links where there is room, a list of the phone's own elsewhere. */
export function SectionMenu({ sections, current }: SectionMenuProps) {
  const { sections: texts } = useTexts("reports");
  return (
    <nav aria-label={texts.label} className={styles.menu}>
      <ul className={styles.menuLinks}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                goToSection(id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.menuSelect}>
        <SelectField
          label={texts.goTo}
          value={current}
          options={sections.map(({ id, label }) => ({ value: id, label }))}
          onChange={goToSection}
        />
      </div>
    </nav>
  );
}
