import { lockCompany } from "#company/server/queries.ts";
import { profiles, profileWords, roleGrants } from "../../tables.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { countWritten } from "#imports/rules/rowValidation.ts";
import {
  makeOptionsParser,
  Outdated,
  makeProblemDescriber,
  type ImportCall,
  type ImportKind,
} from "#imports/server/kind.ts";
import { maxImportedPeople } from "../../rules.ts";
import { peopleColumns } from "../../rules/import/columns.ts";
import { listUnknownTeams } from "../../rules/import/teams.ts";
import { en } from "../../texts/import.en.ts";
import { fr } from "../../texts/import.fr.ts";
import { refreshTitles } from "../resolveJob.ts";
import { refreshInactiveManagers } from "../queries.ts";
import { addPeople } from "./addPeople.ts";
import { changePeople } from "./changePeople.ts";
import { inviteAdded } from "./inviteAdded.ts";
import { validateCorrection } from "./validateCorrection.ts";
import { createTeams, joinTeams } from "./joinTeams.ts";
import { auditInBatches, buildEntry, validateRows, PeopleImportOptions } from "./validateRows.ts";
import { peoplePorts } from "../ports.ts";

/** People from a file (src/people/README.md). */
export const peopleImport: ImportKind = {
  name: "people",
  capability: "managePeople",
  fields: peopleColumns,
  fills: [profiles, profileWords, roleGrants],
  maxRows: maxImportedPeople,
  maxBytes: 10_000_000,
  createOption: "createTeams",
  parseOptions: makeOptionsParser(PeopleImportOptions),
  check: checkPeople,
  checkCorrection: validateCorrection,
  write: writePeople,
  sentence: makeProblemDescriber({ fr, en }),
};

/** Offers to create unknown teams only to an importer who may create them. */
async function checkPeople(call: ImportCall, rows: readonly ParsedRow[]) {
  const { validations, unknownTeams: named, teamNames } = await validateRows(call, rows);
  const isOffered = peoplePorts.importedTeams.mayCreate(call.importer);
  return { validations, unknownNames: isOffered ? listUnknownTeams(named, teamNames) : [] };
}

/**
 * Writes new people first: no one can stand below them yet, so their managers close no cycle, whatever is changed
 * meanwhile. Then, under the locks that a change of managers and of rights takes, the others: these locks are short.
 */
async function writePeople(
  call: Parameters<ImportKind["write"]>[0],
  rows: readonly ParsedRow[],
): ReturnType<ImportKind["write"]> {
  const { tx, importer, services, options, importId, onProgress } = call;
  const { companyId } = importer;
  const first = await validateRows(call, rows);
  if (first.validations.some(({ state }) => state === "error")) throw new Outdated();
  const added = first.planned.filter(({ id }) => id === null);
  const invited = await addPeople(call, added, onProgress);

  const withPosition = added.filter(({ facts }) => facts.jobPositionId);
  if (withPosition.length > 0) {
    await lockCompany(tx, companyId);
    await refreshTitles(
      tx,
      companyId,
      invited.map(({ id }) => id),
    );
  }

  const managed = added.filter(({ managerEmail }) => managerEmail !== null);
  if (managed.length > 0) {
    await lockCompany(tx, companyId);
    await refreshInactiveManagers(
      tx,
      companyId,
      invited.map(({ id }) => id),
    );
  }

  const addedEmails = new Set(added.map(({ email }) => email));
  if (first.planned.length > added.length) await changePeople(call, rows, addedEmails);
  const updated = first.planned.length - added.length;
  await auditInBatches(
    call,
    invited.map(({ id, role }) => buildEntry("people.import", id, { role, importId })),
  );
  const ids = new Map(invited.map(({ email, id }) => [email, id]));
  const teams = await createTeams(call, first);
  await joinTeams(call, first.planned, ids);
  await onProgress(rows.length);
  const isNow = PeopleImportOptions.parse(options).invitations === "now";
  const more = isNow
    ? await inviteAdded(tx, services, companyId, invited)
    : { invited: 0, notInvited: invited.length };
  return {
    ...countWritten(first.validations),
    added: invited.length,
    updated,
    more: { ...more, teams },
    addedIds: new Map(
      added.flatMap(({ number, email }) => {
        const id = ids.get(email);
        return id ? [[number, id]] : [];
      }),
    ),
  };
}
