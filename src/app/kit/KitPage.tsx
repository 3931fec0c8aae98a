import { useLanguage } from "#platform/client/language.tsx";
import { SkipLink, useTitle } from "#platform/client/screen.tsx";
import { themes, useTheme, type Theme } from "#platform/client/appearance.ts";
import type { Language } from "#platform/vocabulary.ts";
import { pages, readKitAddress, type Example, type Families } from "./examples.ts";
import styles from "./kit.module.css";

const kits = ["ui", "light"] as const;
const toAddress = (...steps: string[]) => `/dev/kit/${steps.join("/")}`;

/** One family of one kit with all of its states, or the list of families. A development page: its own words are English. */
export function KitPage({ families }: { families: Families }) {
  const address = readKitAddress(window.location.pathname);
  useTitle(["Kit", address.kit, address.family, address.part].filter(Boolean).join(" · "));
  const examples = address.family === null ? undefined : families.get(address.family);
  const page = examples?.find(({ part }) => part === address.part);
  return (
    <>
      {/* The frames of the light kit bring their own. */}
      {!(page && address.kit === "light") && <SkipLink />}
      {!page && <Bar families={families} />}
      {page ? (
        <page.Example />
      ) : (
        <main id="contenu" tabIndex={-1} className={styles.page}>
          <h1 lang="en" className={styles.title}>{`${address.kit} · ${address.family ?? "all families"}`}</h1>
          {examples && address.family !== pages ? (
            examples.map((each) => <Part key={each.part} {...each} />)
          ) : (
            <Index families={families} />
          )}
        </main>
      )}
      {/* After a whole page, which begins with its own skip link. */}
      {page && <Bar families={families} />}
    </>
  );
}

const Part = ({ part, Example: Shown }: Example) => (
  <section className={styles.part} aria-label={part}>
    <h2 lang="en">{part}</h2>
    <div className={styles.states}>
      <Shown />
    </div>
  </section>
);

function Index({ families }: { families: Families }) {
  const { kit } = readKitAddress(window.location.pathname);
  return (
    <div className={styles.index} lang="en">
      {[...families].map(([family, examples]) => (
        <section key={family} aria-label={family}>
          <h2 className={styles.title}>
            <a href={toAddress(kit, family)}>{family}</a>
          </h2>
          <ul>
            {examples.map(({ part }) => (
              <li key={part}>
                {family === pages ? <a href={toAddress(kit, family, part)}>{part}</a> : part}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Bar({ families }: { families: Families }) {
  const { language, speak } = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const address = readKitAddress(window.location.pathname);
  return (
    <aside aria-label="Kit" className={styles.bar} lang="en">
      <nav aria-label="Kits">
        {kits.map((kit) => (
          <a key={kit} href={toAddress(kit)} aria-current={kit === address.kit ? "true" : undefined}>
            {kit}
          </a>
        ))}
      </nav>
      <nav aria-label="Families">
        {[...families.keys()].map((family) => (
          <a
            key={family}
            href={toAddress(address.kit, family)}
            aria-current={family === address.family ? "page" : undefined}
          >
            {family}
          </a>
        ))}
      </nav>
      <span className={styles.choice}>
        <label htmlFor="kit-language">Language</label>
        <select
          id="kit-language"
          value={language}
          onChange={(event) => void speak(event.target.value as Language)}
        >
          <option value="fr">fr</option>
          <option value="en">en</option>
        </select>
        <label htmlFor="kit-theme">Scheme</label>
        <select id="kit-theme" value={theme} onChange={(event) => chooseTheme(event.target.value as Theme)}>
          {themes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </span>
    </aside>
  );
}
