import type { DescribedEmail, Sample } from "#administration/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { languages } from "#platform/vocabulary.ts";
import styles from "./emails.module.css";

interface ChooseSampleProps {
  emails: readonly DescribedEmail[];
  chosen: Sample;
  onChoose: (sample: Sample) => void;
}

/** Which email, in which situation, in which language. */
export function ChooseSample({ emails, chosen, onChoose }: ChooseSampleProps) {
  const texts = useTexts("administration");
  const sampled = emails.filter(({ samples }) => samples.length > 0);
  const listSamples = (kind: string) => sampled.find((email) => email.kind === kind)?.samples ?? [];
  const samples = listSamples(chosen.kind);
  return (
    <div className={styles.choices}>
      <SelectField
        label={texts.email}
        value={chosen.kind}
        options={sampled.map(({ kind, title }) => ({ value: kind, label: title }))}
        onChange={(kind) => onChoose({ ...chosen, kind, sample: listSamples(kind)[0]?.name ?? "" })}
      />
      {samples.length > 1 && (
        <SelectField
          label={texts.sample}
          value={chosen.sample}
          options={samples.map(({ name, title }) => ({ value: name, label: title ?? texts.usual }))}
          onChange={(sample) => onChoose({ ...chosen, sample })}
        />
      )}
      <SelectField
        label={texts.language}
        value={chosen.language}
        options={languages.map((value) => ({ value, label: texts.languages[value] }))}
        onChange={(language) => onChoose({ ...chosen, language })}
      />
    </div>
  );
}
