import { useTexts } from "#platform/client/language.tsx";
import { TeamChoice } from "./TeamChoice.tsx";

interface ChooseTeamDialogProps {
  open: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The team to which the list of people is narrowed. */
export function ChooseTeamDialog({ open, onChoose, onClose }: ChooseTeamDialogProps) {
  const { ofPeople: texts } = useTexts("teams");
  return (
    open && (
      <TeamChoice
        title={texts.choose}
        submitLabel={texts.show}
        onChoose={({ id }) => onChoose(id)}
        onClose={onClose}
      />
    )
  );
}
