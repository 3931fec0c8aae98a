import { useSay, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { PulsePlan } from "../../../contract/content.ts";
import type { PlanPreview } from "../../../contract/series.ts";
import { whyNotAskThem } from "../../../rules/audience.ts";
import { audienceKinds } from "../../../vocabulary.ts";
import { TooFewPeople } from "../../few/TooFewPeople.tsx";
import { NumberField } from "./NumberField.tsx";
import { PartsPicker } from "./laterPicker.tsx";
import type { PlanFieldsProps } from "./planFields.ts";
import { useRestWords } from "./rest/useRestWords.ts";
import styles from "../editor.module.css";

interface AudienceFieldsProps extends PlanFieldsProps {
  /** Null while it is not known. */
  preview: PlanPreview | null;
}

/** Who is asked: how many that is, and of which parts nothing could be shown. */
export function AudienceFields({ plan: { audience, threshold }, preview, onChange }: AudienceFieldsProps) {
  const { audience: texts } = useTexts("pulseEditor").settings;
  const { kind, days } = audience;
  const change = (fields: Partial<PulsePlan["audience"]>) =>
    onChange({ audience: { ...audience, ...fields } });
  return (
    <Stack>
      <SelectField
        label={texts.kind}
        value={kind}
        options={audienceKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        // Teams are no positions: what was chosen of one kind is nothing of another.
        onChange={(value) =>
          change({ kind: value, ids: [], days: value === "newcomers" ? (days ?? 30) : null })
        }
      />
      {kind === "newcomers" && (
        <NumberField
          label={texts.days}
          value={days}
          min={1}
          max={365}
          onChange={(value) => change({ days: value })}
        />
      )}
      {(kind === "teams" || kind === "directions" || kind === "positions") && (
        <PartsPicker key={kind} kind={kind} ids={audience.ids} onChange={(ids) => change({ ids })} />
      )}
      {preview && <Size preview={preview} threshold={threshold} />}
      <p className={styles.hint}>{texts.inactive}</p>
    </Stack>
  );
}

function Size({ preview, threshold }: { preview: PlanPreview; threshold: number }) {
  const { audience: texts } = useTexts("pulseEditor").settings;
  const say = useSay();
  const { asked, cuts, smallCuts, hiddenBeside, tooClose } = preview;
  const rest = useRestWords()(tooClose);
  const size = <strong>{asked === 0 ? texts.nobody : say(texts.asked, { count: asked })}</strong>;
  if (whyNotAskThem(asked, threshold))
    return (
      <>
        <output className={styles.size}>{size}</output>
        <TooFewPeople of="draft" asked={asked} threshold={threshold} />
      </>
    );
  return (
    <>
      <output className={styles.size}>
        {size}
        {smallCuts > 0 && <span>{say(texts.smallCuts, { count: smallCuts, total: cuts, threshold })}</span>}
        {hiddenBeside > 0 && <span>{say(texts.hiddenBeside, { count: hiddenBeside })}</span>}
      </output>
      {rest && <Notice tone="warning">{rest}</Notice>}
    </>
  );
}
