import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import type { Encoding } from "../vocabulary.ts";

interface ChooseEncodingProps {
  possible: ImportView["possibleEncodings"];
  chosen: Encoding | null;
  onChoose: (encoding: Encoding) => void;
}

/** A file whose accents make sense in several encodings: its names under each, and the person says which they are. */
export function ChooseEncoding({ possible, chosen, onChoose }: ChooseEncodingProps) {
  const { reading } = useTexts("imports");
  const say = useSay();
  return (
    <ChoiceCards
      legend={reading.which}
      description={reading.whichHelp}
      value={chosen}
      onChange={onChoose}
      choices={possible.map(({ encoding, samples }) => ({
        value: encoding,
        label: samples.join(" · "),
        description: say(reading.readAs, { encoding: reading.encodings[encoding] }),
      }))}
    />
  );
}
