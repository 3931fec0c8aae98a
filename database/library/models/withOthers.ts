import type { LibraryPlanModel } from "../shape.ts";
import { objective } from "./objective.ts";

/** For the pillars « Gestionnaire », « Leader » and « Impact durable ». */
export const modelsWithOthers: readonly LibraryPlanModel[] = [
  {
    key: "premiers_pas_gestionnaire",
    pillar: "gestionnaire",
    name: { fr: "Faire ses premiers pas comme gestionnaire", en: "Take your first steps as a manager" },
    purpose: {
      fr: "Quand on commence à confier du travail au lieu de le faire.",
      en: "When you begin to hand over work instead of doing it.",
    },
    objectives: [
      objective(
        "clarte_attentes",
        "Dire clairement ce qui est attendu, pourquoi et pour quand",
        "Say clearly what is expected, why and by when",
        "Chaque personne de l’équipe peut nommer ses trois priorités sans hésiter.",
        "Each person on the team can name their three priorities without hesitating.",
        ["clarte_attentes_resultat_ecrit", "clarte_attentes_tour_des_roles", "clarte_attentes_verifier"],
      ),
      objective(
        "delegation",
        "Confier de vraies responsabilités et laisser choisir la façon de faire",
        "Hand over real responsibilities and let others choose how",
        "Deux dossiers confiés en entier et menés à terme sans qu’on les reprenne.",
        "Two projects handed over in full and seen through without being taken back.",
        ["delegation_dossier_entier", "delegation_envies", "delegation_ce_qui_retient"],
      ),
    ],
  },
  {
    key: "faire_grandir",
    pillar: "gestionnaire",
    name: { fr: "Faire grandir les personnes de l’équipe", en: "Help the people on the team grow" },
    purpose: {
      fr: "Quand le travail avance bien, mais que les gens n’apprennent plus assez.",
      en: "When the work is going well, but people no longer learn enough.",
    },
    objectives: [
      objective(
        "retroaction_constructive",
        "Donner une rétroaction précise, peu après les faits",
        "Give specific feedback, soon after the event",
        "Un bon coup souligné chaque semaine, et chaque situation délicate abordée dans les deux jours.",
        "One piece of good work pointed out every week, and each sensitive situation raised within two days.",
        [
          "retroaction_constructive_bon_coup",
          "retroaction_constructive_deux_jours",
          "retroaction_constructive_preferences",
        ],
      ),
      objective(
        "accompagnement",
        "Accompagner chaque personne dans son parcours",
        "Support each person along their path",
        "Une rencontre par mois avec chaque personne, et une occasion d’apprendre offerte ce trimestre.",
        "One meeting a month with each person, and one chance to learn offered this quarter.",
        ["accompagnement_rencontre_mensuelle", "accompagnement_occasion", "accompagnement_parcours"],
      ),
    ],
  },
  {
    key: "donner_le_cap",
    pillar: "leader",
    name: { fr: "Donner un cap que tout le monde comprend", en: "Set a direction that everyone understands" },
    purpose: {
      fr: "Quand une équipe travaille fort, mais pas toujours dans le même sens.",
      en: "When a team works hard, but not always in the same direction.",
    },
    objectives: [
      objective(
        "vision",
        "Montrer où va l’équipe et pourquoi cela compte",
        "Show where the team is heading and why it matters",
        "À la fin du trimestre, l’équipe dit le but de l’année à peu près dans les mêmes mots.",
        "At the end of the quarter, the team states the goal of the year in much the same words.",
        ["vision_trois_phrases", "vision_cap_compris", "vision_lire_plan"],
      ),
      objective(
        "communication",
        "Communiquer l’essentiel, au bon moment et en peu de mots",
        "Communicate the essentials, at the right time and in few words",
        "Des comptes rendus envoyés le jour même pendant un mois, et moins de demandes de précisions.",
        "Meeting notes sent the same day for a month, and fewer requests for clarification.",
        ["communication_deux_lignes", "communication_compte_rendu", "communication_cinq_messages"],
      ),
    ],
  },
  {
    key: "apaiser_les_tensions",
    pillar: "leader",
    name: {
      fr: "Apaiser les tensions et mieux travailler ensemble",
      en: "Ease tensions and work together better",
    },
    purpose: {
      fr: "Quand les désaccords durent, dans une équipe ou entre deux équipes.",
      en: "When disagreements drag on, within a team or between two teams.",
    },
    objectives: [
      objective(
        "gestion_desaccords",
        "Aborder les désaccords tôt, avec les personnes concernées",
        "Address disagreements early, with the people involved",
        "Aucun désaccord connu ne reste plus de deux semaines sans conversation.",
        "No known disagreement goes more than two weeks without a conversation.",
        ["gestion_desaccords_cette_semaine", "gestion_desaccords_essai", "gestion_desaccords_regles"],
      ),
      objective(
        "collaboration",
        "Régler les irritants avec les équipes voisines",
        "Settle frustrations with neighbouring teams",
        "Un irritant commun réglé, confirmé de part et d’autre un mois plus tard.",
        "One shared frustration settled, confirmed on both sides a month later.",
        ["collaboration_coup_de_main", "collaboration_irritant_commun", "collaboration_metier_voisin"],
      ),
    ],
  },
  {
    key: "servir_et_simplifier",
    pillar: "impact_durable",
    name: { fr: "Mieux servir et simplifier", en: "Serve better and simplify" },
    purpose: {
      fr: "Quand les gens servis attendent trop, ou que le travail se complique pour rien.",
      en: "When the people served wait too long, or the work gets needlessly complicated.",
    },
    objectives: [
      objective(
        "sens_du_service",
        "Comprendre le vrai besoin et tenir les gens au courant",
        "Understand the real need and keep people posted",
        "Pendant un mois, chaque demande reçoit le jour même une date de réponse, et cette date est tenue.",
        "For a month, every request gets a reply date on the same day, and that date is kept.",
        ["sens_du_service_vrai_besoin", "sens_du_service_date_annoncee", "sens_du_service_cinq_avis"],
      ),
      objective(
        "amelioration_continue",
        "Simplifier une façon de travailler et en mesurer l’effet",
        "Simplify a way of working and measure the effect",
        "Une étape de moins, et un chiffre qui montre ce que cela a changé.",
        "One step fewer, and a figure that shows what it changed.",
        [
          "amelioration_continue_etape_retiree",
          "amelioration_continue_mesure",
          "amelioration_continue_temps_perdu",
        ],
      ),
    ],
  },
  {
    key: "preparer_la_releve",
    pillar: "impact_durable",
    name: { fr: "Transmettre et préparer la relève", en: "Pass on what you know and prepare a successor" },
    purpose: {
      fr: "Quand un savoir repose sur une seule personne, ou que l’équipe accueille du renfort.",
      en: "When knowledge rests with a single person, or the team is welcoming new people.",
    },
    objectives: [
      objective(
        "transmission_savoirs",
        "Transmettre un savoir-faire pour que l’équipe s’en serve sans aide",
        "Pass on a skill so that the team can use it without help",
        "Une autre personne accomplit la tâche du début à la fin, sans aide.",
        "Another person carries out the task from start to finish, without help.",
        [
          "transmission_savoirs_mode_emploi",
          "transmission_savoirs_relais",
          "transmission_savoirs_questions_libres",
        ],
      ),
      objective(
        "inclusion",
        "Faire une vraie place à chaque personne de l’équipe",
        "Make real room for each person on the team",
        "À trois rencontres de suite, chaque personne a pu donner son avis.",
        "In three meetings in a row, each person had a chance to give their view.",
        ["inclusion_parole_offerte", "inclusion_accueil", "inclusion_mots"],
      ),
    ],
  },
];
