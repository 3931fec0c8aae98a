import type { InvitedRole } from "#weights/vocabulary.ts";
import type { DemoEvaluation } from "./evaluations.ts";

const peersOfCamille = [
  "luc_desjardins",
  "marie_eve_cote",
  "youssef_benali",
  "mathieu_belanger",
  "amina_diallo",
  "samuel_awashish",
  "anne_theriault",
  "zoe_arsenault",
];
const reportsOfCamille = [
  "noemie_fortin",
  "karim_haddad",
  "widline_jean_baptiste",
  "etienne_roy",
  "jacob_wilson",
];

const toParticipants = (role: InvitedRole, keys: readonly string[]) => keys.map((key) => ({ key, role }));

const skillsOfCamille = [
  "ecoute",
  "communication",
  "gestion_priorites",
  "resolution_problemes",
  "delegation",
  "collaboration",
];
const participantsOfCamille = [
  ...toParticipants("manager", ["helene_gagnon"]),
  ...toParticipants("peer", peersOfCamille),
  ...toParticipants("direct_report", reportsOfCamille),
];

/**
 * Five stories, the oldest first, since a report is assessed beside those before it: the one with which the rich report is
 * compared, but for the people supervised, of whom one more has answered since; the rich report; one with a masked group;

 * one whose colleagues and people supervised are too few alone, and stand together; and an evaluation that is running.
 */
export const demoEvaluations: readonly DemoEvaluation[] = [
  {
    name: "Bilan de printemps",
    evaluationType: "full",
    authorKey: "helene_gagnon",
    subjectKey: "camille_tremblay",
    skillKeys: skillsOfCamille,
    withValues: true,
    withObjectives: false,
    participants: participantsOfCamille,
    answeredBy: [
      "camille_tremblay",
      "helene_gagnon",
      ...peersOfCamille.slice(0, 7),
      ...reportsOfCamille.slice(0, 3),
    ],
    means: {
      ecoute: { subject: 4.2, manager: 4.2, peer: 4.1, direct_report: 4.2 },
      communication: { subject: 3.6, manager: 3.6, peer: 3.7, direct_report: 3.6 },
      gestion_priorites: { subject: 3, manager: 2.9, peer: 2.9, direct_report: 3 },
      resolution_problemes: { subject: 3.6, manager: 3.2, peer: 3.3, direct_report: 3.4 },
      delegation: { subject: 4.5, manager: 3, peer: 3.1, direct_report: 2.9 },
      collaboration: { subject: 4, manager: 4, peer: 4, direct_report: 4 },
      other: { subject: 4, manager: 4, peer: 3.9, direct_report: 3.9 },
    },
    writes: false,
    launchedDaysAgo: 215,
    closedDaysAgo: 195,
    dueInDays: 21,
  },
  {
    name: "Bilan d’automne",
    evaluationType: "full",
    authorKey: "helene_gagnon",
    subjectKey: "camille_tremblay",
    skillKeys: skillsOfCamille,
    withValues: true,
    withObjectives: true,
    participants: participantsOfCamille,
    answeredBy: [
      "camille_tremblay",
      "helene_gagnon",
      ...peersOfCamille.slice(0, 7),
      ...reportsOfCamille.slice(0, 4),
    ],
    means: {
      ecoute: { subject: 4.4, manager: 4.6, peer: 4.3, direct_report: 4.4 },
      communication: { subject: 3.8, manager: 4, peer: 3.9, direct_report: 3.8 },
      gestion_priorites: { subject: 2.8, manager: 4.2, peer: 4, direct_report: 4.1 },
      resolution_problemes: { subject: 3.6, manager: 3.2, peer: 3.4, direct_report: 3.6 },
      delegation: { subject: 4.5, manager: 3, peer: 2.9, direct_report: 2.7 },
      collaboration: { subject: 4, manager: 4.1, peer: 4.2, direct_report: 4 },
      other: { subject: 4, manager: 4, peer: 4, direct_report: 3.9 },
    },
    launchedDaysAgo: 34,
    closedDaysAgo: 14,
    dueInDays: 21,
  },
  {
    name: "Rétroaction de mi-année",
    evaluationType: "peer_manager",
    authorKey: "helene_gagnon",
    subjectKey: "mathieu_belanger",
    skillKeys: ["clarte_attentes", "fiabilite", "collaboration"],
    withValues: true,
    withObjectives: false,
    participants: [
      ...toParticipants("manager", ["helene_gagnon"]),
      ...toParticipants("peer", ["camille_tremblay", "amina_diallo", "luc_desjardins", "youssef_benali"]),
    ],
    answeredBy: ["mathieu_belanger", "helene_gagnon", "camille_tremblay", "amina_diallo"],
    means: { other: { subject: 3.9, manager: 4, peer: 3.7 } },
    launchedDaysAgo: 50,
    closedDaysAgo: 31,
    dueInDays: 18,
  },
  {
    name: "Retour de projet",
    evaluationType: "full",
    authorKey: "helene_gagnon",
    subjectKey: "amina_diallo",
    skillKeys: ["vision", "communication", "mobilisation"],
    withValues: false,
    withObjectives: true,
    participants: [
      ...toParticipants("manager", ["helene_gagnon", "luc_desjardins"]),
      ...toParticipants("peer", ["camille_tremblay", "mathieu_belanger"]),
      ...toParticipants("direct_report", ["thi_mai_nguyen", "wei_zhang"]),
    ],
    answeredBy: [
      "amina_diallo",
      "helene_gagnon",
      "luc_desjardins",
      "camille_tremblay",
      "mathieu_belanger",
      "thi_mai_nguyen",
      "wei_zhang",
    ],
    means: { other: { subject: 3.2, manager: 4.2, peer: 4.3, direct_report: 4.4 } },
    launchedDaysAgo: 25,
    closedDaysAgo: 12,
    dueInDays: 14,
  },
  {
    name: "Évaluation d’équipe",
    evaluationType: "full",
    authorKey: "helene_gagnon",
    subjectKey: "camille_tremblay",
    skillKeys: ["retroaction_constructive", "sens_du_service", "amelioration_continue"],
    withValues: true,
    withObjectives: false,
    participants: [
      ...toParticipants("manager", ["helene_gagnon"]),
      ...toParticipants("peer", ["mathieu_belanger", "amina_diallo", "marie_eve_cote", "youssef_benali"]),
      ...toParticipants("direct_report", [
        "noemie_fortin",
        "rosalie_bergeron",
        "jacob_wilson",
        "karim_haddad",
      ]),
    ],
    answeredBy: ["marie_eve_cote", "karim_haddad", "rosalie_bergeron"],
    means: { other: { peer: 4, direct_report: 4.1 } },
    launchedDaysAgo: 5,
    closedDaysAgo: null,
    dueInDays: 16,
  },
];
