import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { QueryView, Skeleton } from "#platform/ui/page/QueryView.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [data, setData] = useState<string | undefined>("");
  const t = useSample({ fr: { come: "Voilà ce qui arrive." }, en: { come: "Here is what came." } });
  return (
    <>
      {(["list", "cards", "form", "detail", "chart"] as const).map((shape) => (
        <State key={shape} name={shape} fullWidth>
          <Skeleton shape={shape} />
        </State>
      ))}
      <State name="nothing for 150 ms, then at least 400 ms of skeleton" fullWidth>
        <Button onClick={() => setData(undefined)}>ask</Button>{" "}
        <Button onClick={() => setData(t.come)}>answer</Button>
        <QueryView
          query={{ data, error: null, isFetching: data === undefined, refetch: () => undefined }}
          skeleton="chart"
        >
          {(words) => <p>{words}</p>}
        </QueryView>
      </State>
    </>
  );
}
