import { whyNotRequireSecondFactor } from "#accounts/rules/secondFactor.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { securityApi, useRefresh } from "./queries.ts";
import { useGuarded } from "./StepUp.tsx";

/** For those who administer the company. */
export function CompanySection({ required, own }: { required: boolean; own: { isOn: boolean } }) {
  const { company: texts } = useTexts("security");
  const errorWords = useErrorWords();
  const guarded = useGuarded();
  const refresh = useRefresh();
  const reason = whyNotRequireSecondFactor(own, !required);
  const change = (next: boolean, saved: () => void) => async () => {
    await securityApi.requireSecondFactor({ required: next });
    await refresh();
    saved();
  };
  return (
    <SettingSection title={texts.title}>
      {(saved) => (
        <SwitchField
          label={texts.label}
          description={texts.detail}
          checked={required}
          disabledReason={reason && errorWords(reason)}
          onChange={(next) => void guarded(change(next, saved))}
        />
      )}
    </SettingSection>
  );
}
