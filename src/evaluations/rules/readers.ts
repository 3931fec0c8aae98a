import { type ReportReader, reportReaders } from "../vocabulary/readers.ts";

/**
 * Who opens the report (§5 of docs/product-decisions.md). The notice to those who answer, the policy of the report and
 * the choice of participants all call this function, so that what is promised is what is enforced.
 * A team manager reads only by the company's setting at launch, unless author or direct manager. The direct manager is
 * named even where there is none yet: a later one reads.
 */
export const listReportReaders = ({
  teamManagerReads,
  authorIsSubject,
}: {
  teamManagerReads: boolean;
  authorIsSubject: boolean;
}): ReportReader[] =>
  reportReaders.filter(
    (reader) =>
      !(reader === "team_manager" && !teamManagerReads) && !(reader === "author" && authorIsSubject),
  );
