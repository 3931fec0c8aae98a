import { behaviour, multipleChoice, openQuestion, option } from "./questions.ts";
import type { LibraryFamily } from "./shape.ts";

export const leaderFamily: LibraryFamily = {
  key: "leader",
  name: { fr: "Leader", en: "Leader" },
  description: {
    fr: "Donner une direction, créer la confiance et entraîner les autres, quel que soit son titre.",
    en: "Giving direction, building trust and carrying others along, whatever one’s title.",
  },
  skills: [
    {
      key: "vision",
      name: { fr: "Vision", en: "Vision" },
      description: {
        fr: "Montrer où l’on va et pourquoi cela compte.",
        en: "Showing where we are going and why it matters.",
      },
      questions: [
        behaviour(
          "vision_direction_claire",
          "Donne une direction claire au travail commun.",
          "Gives clear direction to shared work.",
        ),
        behaviour(
          "vision_relie_quotidien",
          "Relie les tâches du quotidien aux objectifs de l’organisation.",
          "Connects everyday tasks to the organization’s goals.",
        ),
        behaviour(
          "vision_annonce_changements",
          "Parle à l’avance des changements qui toucheront l’équipe.",
          "Talks ahead of time about changes that will affect the team.",
        ),
        behaviour(
          "vision_mots_simples",
          "Explique les grandes orientations avec des mots simples.",
          "Explains the broad directions in plain words.",
        ),
        behaviour(
          "vision_garde_cap",
          "Ramène les discussions vers l’objectif principal.",
          "Brings discussions back to the main goal.",
        ),
      ],
    },
    {
      key: "communication",
      name: { fr: "Communication", en: "Communication" },
      description: {
        fr: "S’exprimer clairement, au bon moment et de la bonne façon.",
        en: "Expressing oneself clearly, at the right time and in the right way.",
      },
      questions: [
        behaviour(
          "communication_va_essentiel",
          "Va droit à l’essentiel dans ses messages.",
          "Gets straight to the point in messages.",
        ),
        behaviour(
          "communication_transmet_information",
          "Transmet à temps l’information utile aux autres.",
          "Gives others the information they need in good time.",
        ),
        behaviour(
          "communication_adapte_langage",
          "Adapte son langage aux personnes présentes.",
          "Adapts their language to the people present.",
        ),
        behaviour(
          "communication_ordre_idees",
          "Présente ses idées dans un ordre facile à suivre.",
          "Presents ideas in an order that is easy to follow.",
        ),
        multipleChoice(
          "communication_moyen_privilegie",
          "Quel moyen cette personne privilégie-t-elle pour transmettre une information importante?",
          "Which channel does this person prefer for passing on important information?",
          [
            option("rencontre", "Une rencontre en personne", "A face-to-face meeting"),
            option("appel", "Un appel ou une visioconférence", "A phone or video call"),
            option("message", "Un message instantané", "An instant message"),
            option("courriel", "Un courriel", "An email"),
          ],
        ),
      ],
    },
    {
      key: "collaboration",
      name: { fr: "Collaboration", en: "Collaboration" },
      description: {
        fr: "Travailler avec les autres dans la confiance, au-delà de sa propre équipe.",
        en: "Working with others in trust, beyond one’s own team.",
      },
      questions: [
        behaviour(
          "collaboration_partage_merite",
          "Partage le mérite des réussites.",
          "Shares the credit for successes.",
        ),
        behaviour(
          "collaboration_offre_aide",
          "Offre son aide aux collègues qui en ont besoin.",
          "Offers help to colleagues who need it.",
        ),
        behaviour(
          "collaboration_consulte",
          "Consulte les personnes touchées avant d’agir.",
          "Consults the people affected before acting.",
        ),
        behaviour(
          "collaboration_solution_commune",
          "Cherche une solution commune avec les autres équipes.",
          "Looks for shared solutions with other teams.",
        ),
        behaviour(
          "collaboration_respecte_ententes",
          "Respecte les ententes prises en groupe.",
          "Honours agreements made as a group.",
        ),
        openQuestion(
          "collaboration_a_essayer",
          "Quelle habitude cette personne pourrait-elle essayer pour mieux collaborer?",
          "What habit could this person try to collaborate better?",
        ),
      ],
    },
    {
      key: "mobilisation",
      name: { fr: "Mobilisation", en: "Engaging others" },
      description: {
        fr: "Donner envie d’avancer ensemble et reconnaître la contribution de chaque personne.",
        en: "Making others want to move forward together and recognizing each person’s contribution.",
      },
      questions: [
        behaviour(
          "mobilisation_remercie",
          "Remercie les gens pour leur contribution.",
          "Thanks people for their contribution.",
        ),
        behaviour(
          "mobilisation_donne_exemple",
          "Donne l’exemple dans les tâches exigeantes.",
          "Leads by example on demanding tasks.",
        ),
        behaviour(
          "mobilisation_encourage_initiatives",
          "Encourage les initiatives des autres.",
          "Encourages others to take initiative.",
        ),
        behaviour(
          "mobilisation_souligne_etapes",
          "Souligne les étapes franchies par l’équipe.",
          "Celebrates the team’s milestones.",
        ),
        behaviour(
          "mobilisation_vers_solutions",
          "Ramène l’attention vers les solutions dans les moments difficiles.",
          "Turns attention to solutions in difficult moments.",
        ),
      ],
    },
    {
      key: "gestion_desaccords",
      name: { fr: "Gestion des désaccords", en: "Handling disagreement" },
      description: {
        fr: "Aborder les tensions tôt, avec respect, pour trouver une issue.",
        en: "Addressing tensions early, with respect, to find a way forward.",
      },
      questions: [
        behaviour(
          "gestion_desaccords_aborde_tot",
          "Aborde un désaccord dès qu’il apparaît.",
          "Addresses a disagreement as soon as it appears.",
        ),
        behaviour(
          "gestion_desaccords_ecoute_points_de_vue",
          "Écoute chaque point de vue avant de prendre position.",
          "Hears every point of view before taking a position.",
        ),
        behaviour(
          "gestion_desaccords_parle_directement",
          "S’adresse directement à la personne concernée par un désaccord.",
          "Raises a disagreement directly with the person involved.",
        ),
        behaviour(
          "gestion_desaccords_terrain_entente",
          "Cherche un terrain d’entente.",
          "Looks for common ground.",
        ),
        multipleChoice(
          "gestion_desaccords_premier_geste",
          "Devant un désaccord, quel est le plus souvent le premier geste de cette personne?",
          "Faced with a disagreement, what does this person most often do first?",
          [
            option("ecouter", "Écouter les points de vue", "Listen to the points of view"),
            option("exposer", "Exposer sa position", "State their position"),
            option("compromis", "Proposer un compromis", "Suggest a compromise"),
            option("recul", "Prendre un temps de recul", "Step back for a moment"),
            option("aide", "Demander l’aide d’une autre personne", "Ask someone else for help"),
          ],
        ),
      ],
    },
  ],
};
