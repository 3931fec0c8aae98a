import { useTexts } from "#platform/client/language.tsx";
import { Illustration } from "#platform/client/Illustration.tsx";
import { Icon } from "#platform/light/Icon.tsx";

/** The side column of signing in and up: what is true of this installation, and nothing else. */
export function Benefits() {
  const { aside: t } = useTexts("auth");
  const lines = [t.index, t.report, t.plans, t.dashboards, t.answers, t.privacy];
  return (
    <>
      <h2>{t.title}</h2>
      <ul className="benefits">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <div className="benefits-promise">
        <Illustration name="anonymity" size={88} />
        <p className="small">{t.promise}</p>
      </div>
    </>
  );
}
