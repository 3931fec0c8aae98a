import type { Sample } from "#administration/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/fields.tsx";
import { sampledKinds, samples, type SampleName } from "../../rules/samples.ts";
import styles from "./emails.module.css";

interface ChooseSampleProps {
  chosen: Sample;
  onChoose: (sample: Sample) => void;
}

/** Which email, in which situation, in which language. */
export function ChooseSample({ chosen, onChoose }: ChooseSampleProps) {
  const texts = useTexts("administration");
  const names: readonly SampleName[] = samples[chosen.kind];
  return (
    <div className={styles.choices}>
      <SelectField
        label={texts.email}
        value={chosen.kind}
        options={sampledKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={(kind) => onChoose({ ...chosen, kind, sample: samples[kind][0] })}
      />
      {names.length > 1 && (
        <SelectField
          label={texts.sample}
          value={chosen.sample as SampleName}
          options={names.map((name) => ({ value: name, label: texts.samples[name] }))}
          onChange={(sample) => onChoose({ ...chosen, sample })}
        />
      )}
      <SelectField
        label={texts.language}
        value={chosen.language}
        options={(["fr", "en"] as const).map((value) => ({ value, label: texts.languages[value] }))}
        onChange={(language) => onChoose({ ...chosen, language })}
      />
    </div>
  );
}
