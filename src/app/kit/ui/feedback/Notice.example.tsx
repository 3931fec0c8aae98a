import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { RestoreNotice } from "#platform/ui/detail/RestoreNotice.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      text: "Les invitations partent le lendemain matin.",
      title: "Rien n’est encore envoyé",
      archived: "Cette question est archivée",
      restore: "Restaurer",
      retry: "Réessayer",
      empty: "Aucune évaluation pour l’instant",
    },
    en: {
      text: "Invitations go out the next morning.",
      title: "Nothing has been sent yet",
      archived: "This question is archived",
      restore: "Restore",
      retry: "Try again",
      empty: "No evaluation yet",
    },
  });
  return (
    <>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <State key={tone} name={tone} fullWidth>
          <Notice tone={tone} title={t.title} action={<Button size="small">{t.retry}</Button>}>
            <p>{t.text}</p>
          </Notice>
        </State>
      ))}
      <State name="archived" fullWidth>
        <RestoreNotice
          title={t.archived}
          detail={t.text}
          restore={t.restore}
          busy={false}
          onRestore={() => undefined}
        />
      </State>
      <State name="nothing here yet" fullWidth>
        <EmptyState title={t.empty} level={3} action={<Button variant="primary">{t.retry}</Button>}>
          {t.text}
        </EmptyState>
      </State>
    </>
  );
}
