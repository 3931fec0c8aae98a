import { useQuery } from "@tanstack/react-query";
import type { notificationsContract, Preferences, Refusal } from "#notifications/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { notificationChannels, type NotificationChannel } from "../rules.ts";
import type { NotificationChoice } from "./choice.ts";
import styles from "./notifications.module.css";

const api = createApi<typeof notificationsContract>("notifications");
const preferences = createQueries<typeof notificationsContract>("notifications").preferences.queryOptions({
  input: {},
});

/** What one receives, by each channel; each choice is kept as soon as it is made. */
export function NotificationsSection({ choices }: Pick<GridProps, "choices">) {
  const texts = useTexts("notifications");
  const say = useSay();
  const { company, otherCompanies } = useViewer();
  const query = useQuery(preferences);
  const scope = otherCompanies.length > 0 ? ` ${say(texts.company, { company: company.name })}` : "";
  return (
    <SettingSection title={texts.title} intro={texts.intro + scope}>
      {(saved) => (
        <QueryView query={query} skeleton="form">
          {({ refused }) => <Grid choices={choices} refused={refused} saved={saved} />}
        </QueryView>
      )}
    </SettingSection>
  );
}

interface GridProps {
  /** By the name of the kind, in order. */
  choices: Readonly<Record<string, NotificationChoice>>;
  refused: readonly Refusal[];
  saved: () => void;
}

function Grid({ choices, refused, saved }: GridProps) {
  const texts = useTexts("notifications");
  const { language } = useLanguage();
  const { capabilities } = useViewer();
  const offered = Object.entries(choices).filter(([, { needs }]) => !needs || capabilities.includes(needs));
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
        {offered.map(([kind, { texts: words }]) => (
          <tr key={kind}>
            <Name {...words[language]} />
            {notificationChannels.map((channel) => (
              <td key={channel}>
                <Choice
                  choice={{ kind, channel }}
                  name={words[language].name}
                  refused={refused}
                  saved={saved}
                />
              </td>
            ))}
          </tr>
        ))}
        {(["invitation", "account"] as const).map((kind) => (
          <tr key={kind}>
            <Name {...texts.alwaysSent[kind]} />
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.always}>
                {isSentBy(kind, channel) ? texts.always : <UnavailableChannel />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What concerns an account is written to its address: a person who has lost access does not see the application. */
const isSentBy = (kind: "invitation" | "account", channel: NotificationChannel) =>
  kind === "invitation" || channel === "email";

function UnavailableChannel() {
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

interface ChoiceProps extends Pick<GridProps, "refused" | "saved"> {
  choice: Refusal;
  name: string;
}

function Choice({ choice, name: kind, refused, saved }: ChoiceProps) {
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
  return (
    <SwitchField
      label={say(texts.cell, { kind, channel: texts.cellChannels[choice.channel] })}
      hideLabel
      checked={!refused.some((one) => isSame(one, choice))}
      onChange={(wanted) => void set.run(wanted)}
    />
  );
}

const isSame = (one: Refusal, other: Refusal) => one.kind === other.kind && one.channel === other.channel;

function changed({ refused }: Preferences, choice: Refusal, wanted: boolean): Preferences {
  const others = refused.filter((one) => !isSame(one, choice));
  return { refused: wanted ? others : [...others, choice] };
}
