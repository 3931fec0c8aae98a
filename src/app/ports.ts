import { countUndelivered } from "#administration/server/deliveries.ts";
import { findLaunchKey } from "#campaigns/server/queries.ts";
import { listIsolatingUnderAny, systemDays } from "#disclosure/rules/system.ts";
import { hasDraftServer, rowSwitchesDrafts } from "#development/server/drafts/switches.ts";
import { catalogueUses } from "#evaluations/server/queries/catalogueUses.ts";
import { heldEvaluations } from "#evaluations/server/queries/held.ts";
import { selectLeadIds } from "#evaluations/server/queries/leads.ts";
import { heldApprovals } from "#nominations/server/heldApprovals.ts";
import { awaitsNomination, rowAwaitsNomination } from "#nominations/server/queries.ts";
import { handOverTeams } from "#teams/server/handOver.ts";
import {
  selectHighestLevel,
  selectManagedTeams,
  teamMembersManagedBy,
  selectPersonTeams,
} from "#teams/server/queries.ts";
import { selectMemberIds } from "#teams/server/members.ts";
import { importedTeams } from "#teams/server/importedTeams.ts";
import { findImporter } from "#people/server/import/findImporter.ts";
import { linkedEvaluations } from "./linkedEvaluations.ts";
import { forgetPerson } from "./registries.ts";
import { answersPorts } from "#answers/server/ports.ts";
import { findCommentsShown } from "#reports/server/commentsShown.ts";
import { tellOfManagersSoon } from "#development/server/handovers/tellSoon.ts";
import { previewHandovers } from "#development/server/handovers/previewHandovers.ts";
import { previewChange as previewAccess } from "#reports/server/previewChange.ts";
import { findUsedModel, rowShowsComments } from "#reports/server/models.ts";
import { authPorts } from "#auth/server/ports.ts";
import { dashboardPorts } from "#dashboards/server/ports.ts";
import { evaluationPorts } from "#evaluations/server/ports.ts";
import { importPorts } from "#imports/server/ports.ts";
import { peoplePorts, type PeoplePorts } from "#people/server/ports.ts";
import { teamsPorts } from "#teams/server/ports.ts";
import { providePorts, requireProviders } from "#platform/server/ports.ts";
import { skillPorts } from "#skills/server/ports.ts";

/** What moves of evaluations and their reports, and of development plans. */
const previewChange: PeoplePorts["previewChange"] = async (...change) => ({
  ...(await previewAccess(...change)),
  ...(await previewHandovers(...change)),
});

/** What each concept asks of those above it, and who answers. */
export function connectPorts(): void {
  providePorts(importPorts, { findImporter });
  providePorts(skillPorts, { catalogueUses });
  providePorts(peoplePorts, {
    teams: {
      selectPersonTeams,
      selectHighestLevel,
      selectMemberIds,
      membersManagedBy: teamMembersManagedBy,
      selectManagedTeams,
      handOver: handOverTeams,
    },
    importedTeams,
    selectLeadIds,
    heldEvaluations,
    previewChange,
    managersChanged: tellOfManagersSoon,
    heldApprovals,
    forgetPerson,
  });
  providePorts(teamsPorts, { previewChange, managersChanged: tellOfManagersSoon });
  providePorts(answersPorts, { findCommentsShown });
  providePorts(authPorts, { linkedEvaluations });
  providePorts(evaluationPorts, {
    awaitsNomination,
    rowAwaitsNomination,
    findLaunchKey,
    findReportModel: findUsedModel,
    rowShowsComments,
    rowSwitchesDrafts,
    hasDraftServer,
    reportSystem: { days: systemDays, listIsolatingGroups: listIsolatingUnderAny },
  });
  providePorts(dashboardPorts, { countUndelivered });
  requireProviders();
}
