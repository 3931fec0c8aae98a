import { useQuery } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { templateStates, type TemplateState } from "../../vocabulary.ts";
import { PulseTabs } from "../PulseTabs.tsx";
import { pulses } from "../queries.ts";
import { TemplateCard } from "../templates/TemplateCard.tsx";
import { useTemplateActions } from "../templates/useTemplateActions.ts";
import styles from "../templates/cards.module.css";

const pageSize = 24;

/** The surveys of the company, the one changed last first. */
export function PulseTemplatesScreen() {
  const { tabs } = useTexts("pulses");
  const texts = useTexts("pulseTemplates");
  const { create, busy } = useTemplateActions();
  const [state, setState] = useState<TemplateState>("kept");
  return (
    <ListFrame
      title={tabs.templates}
      heading={(title) => <PulseTabs current={paths.pulseTemplates()} title={title} />}
      tools={
        <Segments
          label={texts.states.label}
          value={state}
          options={templateStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={setState}
        />
      }
      action={
        <Button
          variant="primary"
          size="small"
          busy={busy}
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={create}
        >
          {texts.create}
        </Button>
      }
    >
      <TemplatesPage key={state} state={state} cursor={null} />
    </ListFrame>
  );
}

interface TemplatesPageProps {
  state: TemplateState;
  /** Null: the first page. */
  cursor: string | null;
}

/** One page of the cards; the next one comes below it, when it is asked for. */
function TemplatesPage({ state, cursor }: TemplatesPageProps) {
  const texts = useTexts("pulseTemplates");
  const [isMoreShown, setIsMoreShown] = useState(false);
  const query = useQuery(
    pulses.listTemplates.queryOptions({ input: { state, limit: pageSize, ...(cursor && { cursor }) } }),
  );
  return (
    <QueryView query={query} skeleton="cards">
      {({ items, nextCursor }) => (
        <>
          {items.length > 0 ? (
            <ul className={styles.cards} aria-label={texts.list}>
              {items.map((template) => (
                <TemplateCard key={template.id} template={template} />
              ))}
            </ul>
          ) : (
            cursor === null && <NoTemplates state={state} />
          )}
          {nextCursor && (
            <div className={styles.more}>
              {isMoreShown ? (
                <TemplatesPage state={state} cursor={nextCursor} />
              ) : (
                <Button onClick={() => setIsMoreShown(true)}>{texts.more}</Button>
              )}
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}

function NoTemplates({ state }: { state: TemplateState }) {
  const texts = useTexts("pulseTemplates");
  const isAdmin = useCan("administer");
  if (state === "archived")
    return <EmptyState title={texts.noneArchived}>{texts.noneArchivedDetail}</EmptyState>;
  return (
    <EmptyState
      title={texts.empty}
      action={
        isAdmin && (
          <LinkButton variant="primary" to={paths.pulseLibrary()}>
            {texts.openLibrary}
          </LinkButton>
        )
      }
    >
      {isAdmin ? texts.emptyDetail : texts.emptyAlone}
    </EmptyState>
  );
}
