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
import type { NotificationChoice, NotificationWords } from "./choice.ts";
import styles from "./notifications.module.css";

const api = createApi<typeof notificationsContract>("notifications");
const preferences = createQueries<typeof notificationsContract>("notifications").preferences.queryOptions({
  input: {},
});

/** What one receives, by each channel; each choice is kept as soon as it is made. */
export function NotificationsSection({ choices, always }: Pick<GridProps, "choices" | "always">) {
  const texts = useTexts("notifications");
  const say = useSay();
  const { company, otherCompanies } = useViewer();
  const query = useQuery(preferences);
  const scope = otherCompanies.length > 0 ? ` ${say(texts.company, { company: company.name })}` : "";
  return (
    <SettingSection title={texts.title} intro={texts.intro + scope}>
      {(saved) => (
        <QueryView query={query} skeleton="form">
          {({ refused }) => <Grid choices={choices} always={always} refused={refused} saved={saved} />}
        </QueryView>
      )}
    </SettingSection>
  );
}

interface GridProps {
  /** By the name of the kind, in order. */
  choices: Readonly<Record<string, NotificationChoice>>;
  /** Those that no one may do without, after them. */
  always: readonly NotificationWords[];
  refused: readonly Refusal[];
  saved: () => void;
}

function Grid({ choices, always, refused, saved }: GridProps) {
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
        {offered.map(([kind, { texts: words, only = null }]) => (
          <tr key={kind}>
            <Name {...words[language]} />
            {notificationChannels.map((channel) =>
              only === null || only === channel ? (
                <td key={channel}>
                  <Choice
                    choice={{ kind, channel }}
                    name={words[language].name}
                    refused={refused}
                    saved={saved}
                  />
                </td>
              ) : (
                <td key={channel} className={styles.always}>
                  <UnavailableChannel only={only} />
                </td>
              ),
            )}
          </tr>
        ))}
        <AlwaysSent {...texts.alwaysSent.invitation} />
        {always.map(({ texts: words }) => (
          <AlwaysSent key={words.fr.name} {...words[language]} />
        ))}
        <AlwaysSent {...texts.alwaysSent.account} only="email" />
      </tbody>
    </table>
  );
}

/** What concerns an account is written to its address alone: a person who has lost access does not see the application. */
function AlwaysSent({
  name,
  hint,
  only = null,
}: {
  name: string;
  hint: string;
  only?: NotificationChannel | null;
}) {
  const texts = useTexts("notifications");
  return (
    <tr>
      <Name name={name} hint={hint} />
      {notificationChannels.map((channel) => (
        <td key={channel} className={styles.always}>
          {only === null || only === channel ? texts.always : <UnavailableChannel only={only} />}
        </td>
      ))}
    </tr>
  );
}

function UnavailableChannel({ only }: { only: NotificationChannel }) {
  const { notThere } = useTexts("notifications");
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{notThere[only]}</VisuallyHidden>
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
