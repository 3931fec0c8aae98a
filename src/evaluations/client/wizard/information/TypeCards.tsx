import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { type EvaluationType, evaluationTypes } from "../../../vocabulary.ts";

/** The one that asks the most people first: the product is made for it. */
const typesBroadestFirst = evaluationTypes.toReversed();

export function TypeCards({
  value,
  onChange,
}: {
  value: EvaluationType;
  onChange: (type: EvaluationType) => void;
}) {
  const texts = useTexts("evaluations");
  const { information } = useTexts("wizard");
  const { language } = useLanguage();
  const say = useSay();
  const formatAnswering = (type: EvaluationType) =>
    formatList(
      language,
      (["subject", ...getInvitedRoles(type)] as const).map((role) => information.answering[role]),
    );
  return (
    <ChoiceCards
      legend={information.type}
      value={value}
      onChange={onChange}
      choices={typesBroadestFirst.map((type) => ({
        value: type,
        label: texts.types[type],
        description: say(information.whoAnswers, { people: formatAnswering(type) }),
      }))}
    />
  );
}
