import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { pulses, pulsesApi } from "../queries.ts";

interface Archiving {
  id: string;
  name: string;
  isArchived: boolean;
}

/** What is done with a template as a whole. A copy, and a new one, are opened to be written. */
export function useTemplateActions() {
  const texts = useTexts("pulseTemplates");
  const say = useSay();
  const go = useGo();
  const make = useAction({
    run: (input: { copyOf?: string }) => pulsesApi.createTemplate(input),
    refresh: [pulses.listTemplates.key()],
    onSuccess: ({ id }) => go(paths.editPulse(id)),
  });
  const putAway = useAction({
    run: ({ id, isArchived }: Archiving) => pulsesApi.archiveTemplate({ id, isArchived }),
    refresh: [pulses.listTemplates.key(), pulses.readTemplate.key()],
    // The card has left the list that is shown.
    success: (_, { name, isArchived }) => say(isArchived ? texts.archived : texts.unarchived, { name }),
    undo: (_, { id, isArchived }) => pulsesApi.archiveTemplate({ id, isArchived: !isArchived }),
  });
  return {
    create: () => void make.run({}),
    duplicate: (id: string) => void make.run({ copyOf: id }),
    archive: (archiving: Archiving) => void putAway.run(archiving),
    busy: make.busy,
  };
}
