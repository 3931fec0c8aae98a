import type { ChartValue } from "#platform/chartGeometry.ts";
import { Sparkline } from "#platform/ui/charts/Sparkline.tsx";
import { State } from "../../sample.tsx";

const range = { from: 1, to: 5 };
const value = (number: number): ChartValue => ({ form: "value", value: number });

export const Example = () => (
  <>
    <State name="a gap, and a range">
      <Sparkline
        range={range}
        values={[
          value(3.4),
          value(3.6),
          null,
          value(3.9),
          { form: "interval", from: 3.5, to: 4.5 },
          value(4.2),
        ]}
      />
    </State>
    <State name="a single moment">
      <Sparkline range={range} values={[value(3.4)]} />
    </State>
  </>
);
