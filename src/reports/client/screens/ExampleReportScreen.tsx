import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import { exampleId } from "../example/exampleId.ts";
import { en } from "../example/exampleTexts.en.ts";
import { fr } from "../example/exampleTexts.fr.ts";
import { rememberExample } from "../example/readExample.ts";
import { below } from "../parts/below.tsx";
import { draftLayoutKey, readRemembered } from "../remembered.ts";
import { printPage, ReportView } from "../ReportView.tsx";
import { parseDraftLayout } from "../../rules/draftLayout.ts";
import { layOut, standardLayout } from "../../rules/layout.ts";

const ExampleSince = below(async () => (await import("../example/ExampleSince.tsx")).ExampleSince);

/** Made by the engine from fixed answers (example.test.ts): JSON knows no unions, so its type is given. */
const loadSnapshot = async (language: Language) => {
  const { default: snapshot } =
    language === "fr"
      ? await import("../example/snapshot.fr.json")
      : await import("../example/snapshot.en.json");
  return snapshot as unknown as Report["snapshot"];
};

/** The report of a fictional person, through the components of every report. No request is sent. */
export function ExampleReportScreen() {
  const { language } = useLanguage();
  const { trail, print } = useTexts("reports");
  const example = { fr, en }[language];
  const snapshot = useQuery({
    queryKey: ["example report", language],
    queryFn: () => loadSnapshot(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { layout: wanted }: { layout?: unknown } = useSearch({ strict: false });
  const [layout] = useState(() =>
    wanted === "draft" ? parseDraftLayout(readRemembered(draftLayoutKey)) : standardLayout,
  );
  useEffect(rememberExample, []);
  return (
    <QueryView query={snapshot} skeleton="cards">
      {(known) => (
        <ReportView
          notice={example.notice}
          actions={() => (
            <Button icon={<IconPrinter size={20} stroke={1.8} aria-hidden="true" />} onClick={printPage}>
              {print}
            </Button>
          )}
          since={ExampleSince}
          trail={[{ label: trail.dashboard, to: paths.dashboard() }]}
          report={{
            evaluationId: exampleId,
            name: example.evaluation,
            companyName: example.company,
            companyLogo: null,
            layout,
            subject: { id: "example", firstName: "Dominique", lastName: "Lavoie" },
            privacyOfficer: null,
            readers: ["subject", "direct_manager", "author", "administration"],
            isSubject: false,
            launchedOn: "2026-11-02",
            weightsVersion: 0,
            releasedOn: "2026-11-20",
            openings: [],
            note: null,
            maskedComments: 0,
            flags: { open: 0, kept: 0, isDecider: false, own: [] },
            hasPdf: false,
            snapshot: layOut(known, layout),
          }}
        />
      )}
    </QueryView>
  );
}
