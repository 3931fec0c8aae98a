import type { Security } from "#auth/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { securityApi, useRefresh } from "./queries.ts";
import styles from "./security.module.css";
import { useGuarded } from "./StepUp.tsx";

/** Accounts from elsewhere that open this one. Nothing where the installation has no provider. */
export function IdentitiesSection({ identities, providers }: Pick<Security, "identities" | "providers">) {
  const { identities: texts } = useTexts("security");
  const { language } = useLanguage();
  const say = useSay();
  const guarded = useGuarded();
  const refresh = useRefresh();
  if (identities.length + providers.length === 0) return null;
  const unlink = (id: string) => async () => {
    await securityApi.unlinkIdentity({ id });
    await refresh();
    announce(texts.unlinked);
  };
  const link = (provider: string) => async () => {
    const { url } = await securityApi.linkProvider({ provider });
    window.location.assign(url);
  };
  return (
    <Section title={texts.title} intro={texts.intro} bare>
      <Stack>
        {identities.length === 0 ? (
          <p className={styles.step}>{texts.none}</p>
        ) : (
          <ul className={styles.rows}>
            {identities.map(({ id, provider, email, since }) => (
              <li key={id}>
                <div>
                  <p className={styles.name}>{provider}</p>
                  <p className={styles.detail}>{email}</p>
                  <p className={styles.detail}>
                    {say(texts.since, { at: formatMoment(language, new Date(since)) })}
                  </p>
                </div>
                <Button
                  size="small"
                  accessibleName={say(texts.unlinkNamed, { provider, email })}
                  onClick={() => void guarded(unlink(id))}
                >
                  {texts.unlink}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {providers.length > 0 && (
          <Row>
            {providers.map(({ id, name }) => (
              <Button key={id} onClick={() => void guarded(link(id))}>
                {say(texts.link, { name })}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Section>
  );
}
