import { useQuery } from "@tanstack/react-query";
import type { notificationsContract, Preferences, Refusal } from "#notifications/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { SwitchField } from "#platform/ui/SwitchField.tsx";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import { notificationChannels, notificationKinds, wants } from "../rules.ts";
import styles from "./notifications.module.css";

const api = apiOf<typeof notificationsContract>("notifications");
const preferences = queriesOf<typeof notificationsContract>("notifications").preferences.queryOptions({
  input: {},
});

/** What one receives, by each channel; each choice is kept as soon as it is made. */
export function NotificationsSection() {
  const texts = useTexts("notifications");
  const say = useSay();
  const { company, otherCompanies } = useViewer();
  const query = useQuery(preferences);
  const scope = otherCompanies.length > 0 ? ` ${say(texts.company, { company: company.name })}` : "";
  return (
    <SettingSection title={texts.title} intro={texts.intro + scope}>
      {(saved) => (
        <QueryView query={query} skeleton="form">
          {({ refused }) => <Grid refused={refused} saved={saved} />}
        </QueryView>
      )}
    </SettingSection>
  );
}

interface GridProps {
  refused: readonly Refusal[];
  saved: () => void;
}

function Grid({ refused, saved }: GridProps) {
  const texts = useTexts("notifications");
  const leads = useCan("evaluate");
  const kinds = notificationKinds.filter((kind) => leads || kind !== "evaluation_completed");
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {texts.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <Name {...texts.kinds[kind]} />
            {notificationChannels.map((channel) => (
              <td key={channel}>
                <Choice choice={{ kind, channel }} refused={refused} saved={saved} />
              </td>
            ))}
          </tr>
        ))}
        {(["invitation", "account"] as const).map((kind) => (
          <tr key={kind}>
            <Name {...texts.alwaysSent[kind]} />
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.always}>
                {isSentBy(kind, channel) ? texts.always : <NotThere />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What concerns an account is written to its address: whoever has lost access does not see the application. */
const isSentBy = (kind: "invitation" | "account", channel: Refusal["channel"]) =>
  kind === "invitation" || channel === "email";

function NotThere() {
  const { notThere } = useTexts("notifications");
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{notThere}</VisuallyHidden>
    </>
  );
}

const Name = ({ name, hint }: { name: string; hint: string }) => (
  <th scope="row">
    {name}
    <span className={styles.hint}>{hint}</span>
  </th>
);

interface ChoiceProps extends GridProps {
  choice: Refusal;
}

function Choice({ choice, refused, saved }: ChoiceProps) {
  const texts = useTexts("notifications");
  const say = useSay();
  const set = useAction({
    run: (wanted: boolean) => api.setPreference({ ...choice, wanted }),
    optimistic: {
      queryKey: preferences.queryKey,
      change: (cached, wanted) => changed(cached as Preferences, choice, wanted),
    },
    refresh: [preferences.queryKey],
    onSuccess: saved,
  });
  const { name: kind } = texts.kinds[choice.kind];
  return (
    <SwitchField
      label={say(texts.cell, { kind, channel: texts.cellChannels[choice.channel] })}
      hideLabel
      checked={wants(choice, refused)}
      onChange={(wanted) => void set.run(wanted)}
    />
  );
}

function changed({ refused }: Preferences, choice: Refusal, wanted: boolean): Preferences {
  const others = refused.filter((one) => wants(one, [choice]));
  return { refused: wanted ? others : [...others, choice] };
}
