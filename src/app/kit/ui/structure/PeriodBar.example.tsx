import { useState } from "react";
import { findPeriod } from "#platform/periods.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { State } from "../../sample.tsx";

export function Example() {
  const today = useToday();
  const [period, setPeriod] = useState(() => findPeriod("month", today));
  const [closed, setClosed] = useState(() => findPeriod("quarter", "2026-02-01"));
  return (
    <>
      <State name="the present month: no later one" fullWidth>
        <PeriodBar period={period} onChange={setPeriod} />
      </State>
      <State name="a quarter, without weeks" fullWidth>
        <PeriodBar period={closed} kinds={["month", "quarter", "year"]} onChange={setClosed} />
      </State>
    </>
  );
}
