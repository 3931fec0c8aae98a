import { useState } from "react";
import { findPeriod } from "#platform/periods.ts";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { State } from "../../sample.tsx";

const today = "2026-11-26";

export function Example() {
  const [period, setPeriod] = useState(() => findPeriod("month", today));
  const [closed, setClosed] = useState(() => findPeriod("quarter", "2026-02-01"));
  return (
    <>
      <State name="the present month: no later one" fullWidth>
        <PeriodBar period={period} today={today} onChange={setPeriod} />
      </State>
      <State name="a quarter, without weeks" fullWidth>
        <PeriodBar period={closed} kinds={["month", "quarter", "year"]} today={today} onChange={setClosed} />
      </State>
    </>
  );
}
