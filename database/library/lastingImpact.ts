import { behaviour, openQuestion, trueOrFalse } from "./questions.ts";
import type { LibraryFamily } from "./shape.ts";

export const lastingImpactFamily: LibraryFamily = {
  key: "impact_durable",
  name: { fr: "Impact durable", en: "Lasting impact" },
  description: {
    fr: "Servir, améliorer et transmettre, pour que le travail laisse une trace utile.",
    en: "Serving, improving and passing on, so that the work leaves a useful mark.",
  },
  skills: [
    {
      key: "sens_du_service",
      name: { fr: "Sens du service", en: "Service mindset" },
      description: {
        fr: "Comprendre les besoins des personnes servies et y répondre avec soin.",
        en: "Understanding the needs of the people served and meeting them with care.",
      },
      questions: [
        behaviour(
          "sens_du_service_comprend_besoin",
          "Pose des questions pour comprendre le besoin réel.",
          "Asks questions to understand the real need.",
        ),
        behaviour(
          "sens_du_service_tient_au_courant",
          "Tient les gens au courant de l’avancement de leur demande.",
          "Keeps people posted on the progress of their request.",
        ),
        behaviour(
          "sens_du_service_repond_a_temps",
          "Répond aux demandes dans un délai raisonnable.",
          "Answers requests within a reasonable time.",
        ),
        behaviour(
          "sens_du_service_bonne_ressource",
          "Oriente vers la bonne ressource les demandes qui dépassent son rôle.",
          "Directs requests beyond their role to the right resource.",
        ),
        behaviour(
          "sens_du_service_recueille_avis",
          "Recueille l’avis des personnes servies.",
          "Gathers the views of the people served.",
        ),
        openQuestion(
          "sens_du_service_geste_marquant",
          "Quel geste de cette personne fait une vraie différence pour les gens qu’elle sert?",
          "What does this person do that makes a real difference for the people they serve?",
        ),
      ],
    },
    {
      key: "amelioration_continue",
      name: { fr: "Amélioration continue", en: "Continuous improvement" },
      description: {
        fr: "Repérer ce qui peut être plus simple, plus sûr ou plus utile, puis l’améliorer.",
        en: "Spotting what could be simpler, safer or more useful, then improving it.",
      },
      questions: [
        behaviour(
          "amelioration_continue_propose",
          "Propose des façons plus simples de travailler.",
          "Suggests simpler ways of working.",
        ),
        behaviour(
          "amelioration_continue_mesure",
          "Mesure l’effet des changements apportés.",
          "Measures the effect of the changes made.",
        ),
        behaviour(
          "amelioration_continue_questionne_habitudes",
          "Remet en question les habitudes qui ralentissent le travail.",
          "Questions habits that slow the work down.",
        ),
        behaviour(
          "amelioration_continue_fait_bilan",
          "Fait le bilan à la fin d’un projet.",
          "Takes stock at the end of a project.",
        ),
        trueOrFalse(
          "amelioration_continue_recente",
          "A amélioré une façon de travailler au cours des six derniers mois.",
          "Has improved a way of working in the past six months.",
        ),
      ],
    },
    {
      key: "inclusion",
      name: { fr: "Inclusion", en: "Inclusion" },
      description: {
        fr: "Faire une place à chaque personne et à chaque point de vue.",
        en: "Making room for every person and every point of view.",
      },
      questions: [
        behaviour(
          "inclusion_invite_parole",
          "Invite les personnes plus discrètes à s’exprimer.",
          "Invites quieter people to speak up.",
        ),
        behaviour(
          "inclusion_accueille",
          "Accueille chaleureusement les personnes qui arrivent dans l’équipe.",
          "Gives a warm welcome to people who join the team.",
        ),
        behaviour(
          "inclusion_langage_respectueux",
          "Emploie un langage respectueux de tout le monde.",
          "Uses language that respects everyone.",
        ),
        behaviour(
          "inclusion_intervient",
          "Intervient quand une personne est mise à l’écart.",
          "Steps in when someone is left out.",
        ),
        behaviour(
          "inclusion_contraintes",
          "Tient compte des contraintes de chaque personne dans l’organisation du travail.",
          "Takes each person’s constraints into account when organizing work.",
        ),
        openQuestion(
          "inclusion_geste_utile",
          "Quel geste de cette personne aide le plus les autres à prendre leur place?",
          "What does this person do that best helps others find their place?",
        ),
      ],
    },
    {
      key: "ecoresponsabilite",
      name: { fr: "Écoresponsabilité", en: "Environmental responsibility" },
      description: {
        fr: "Tenir compte des effets de ses choix sur l’environnement et la collectivité.",
        en: "Considering the effects of one’s choices on the environment and the community.",
      },
      questions: [
        behaviour(
          "ecoresponsabilite_long_terme",
          "Explique les effets à long terme de ses décisions.",
          "Explains the long-term effects of their decisions.",
        ),
        behaviour(
          "ecoresponsabilite_materiel",
          "Utilise le matériel avec soin.",
          "Uses equipment with care.",
        ),
        behaviour(
          "ecoresponsabilite_option_sobre",
          "Choisit l’option la moins gourmande en ressources à qualité égale.",
          "Chooses the option that uses fewer resources when quality is equal.",
        ),
        behaviour(
          "ecoresponsabilite_partage_gestes",
          "Propose des gestes simples pour réduire le gaspillage.",
          "Suggests simple ways to reduce waste.",
        ),
        behaviour(
          "ecoresponsabilite_collectivite",
          "Soutient les initiatives utiles à la collectivité.",
          "Supports initiatives that benefit the community.",
        ),
      ],
    },
    {
      key: "transmission_savoirs",
      name: { fr: "Transmission des savoirs", en: "Sharing knowledge" },
      description: {
        fr: "Partager ce que l’on sait, pour que l’équipe avance par elle-même.",
        en: "Sharing what one knows, so that the team can move forward by itself.",
      },
      questions: [
        behaviour(
          "transmission_savoirs_explique",
          "Explique son savoir-faire avec patience.",
          "Explains their know-how patiently.",
        ),
        behaviour(
          "transmission_savoirs_consigne",
          "Consigne par écrit ses façons de faire.",
          "Writes down their ways of working.",
        ),
        behaviour(
          "transmission_savoirs_partage",
          "Partage ses apprentissages avec l’équipe.",
          "Shares what they learn with the team.",
        ),
        behaviour(
          "transmission_savoirs_prepare_releve",
          "Prépare une autre personne à prendre le relais.",
          "Prepares someone else to take over.",
        ),
        trueOrFalse(
          "transmission_savoirs_recente",
          "A transmis un savoir-faire à quelqu’un au cours des six derniers mois.",
          "Has passed on a skill to someone in the past six months.",
        ),
      ],
    },
  ],
};
