import { behaviour, openQuestion, trueOrFalse } from "./questions.ts";
import type { LibraryFamily } from "./shape.ts";

export const selfKnowledgeFamily: LibraryFamily = {
  key: "se_connaitre",
  name: { fr: "Se connaître", en: "Self-knowledge" },
  description: {
    fr: "Voir clair dans ses forces, ses limites et l’effet de ses gestes sur les autres.",
    en: "Seeing one’s strengths, limits and effect on others clearly.",
  },
  skills: [
    {
      key: "conscience_de_soi",
      name: { fr: "Conscience de soi", en: "Self-awareness" },
      description: {
        fr: "Connaître ses forces et ses limites, et mesurer son effet sur les autres.",
        en: "Knowing one’s strengths and limits, and gauging one’s effect on others.",
      },
      questions: [
        behaviour(
          "conscience_de_soi_reconnait_limites",
          "Reconnaît ses limites devant les autres.",
          "Acknowledges their own limits in front of others.",
        ),
        behaviour(
          "conscience_de_soi_met_forces",
          "Met ses forces au service du travail commun.",
          "Puts their strengths to work for the group.",
        ),
        behaviour(
          "conscience_de_soi_ajuste_comportement",
          "Ajuste son comportement selon l’effet observé chez les autres.",
          "Adjusts their behaviour to the effect it has on others.",
        ),
        behaviour(
          "conscience_de_soi_admet_erreurs",
          "Admet ses erreurs dès qu’elles apparaissent.",
          "Admits mistakes as soon as they come to light.",
        ),
        behaviour(
          "conscience_de_soi_demande_aide",
          "Demande de l’aide au bon moment.",
          "Asks for help at the right time.",
        ),
        openQuestion(
          "conscience_de_soi_force_a_exploiter",
          "Quelle force cette personne gagnerait-elle à mettre davantage à profit?",
          "What strength could this person make more use of?",
        ),
      ],
    },
    {
      key: "ouverture_retroaction",
      name: { fr: "Ouverture à la rétroaction", en: "Openness to feedback" },
      description: {
        fr: "Chercher le regard des autres, l’accueillir et s’en servir.",
        en: "Seeking others’ views, welcoming them and putting them to use.",
      },
      questions: [
        behaviour(
          "ouverture_retroaction_demande_avis",
          "Demande un avis franc sur la qualité de son travail.",
          "Asks for candid views on the quality of their work.",
        ),
        behaviour(
          "ouverture_retroaction_accueille_critique",
          "Accueille une critique avec calme.",
          "Takes criticism calmly.",
        ),
        behaviour(
          "ouverture_retroaction_pose_questions",
          "Pose des questions pour bien comprendre un commentaire reçu.",
          "Asks questions to fully understand a comment they receive.",
        ),
        behaviour(
          "ouverture_retroaction_donne_suite",
          "Donne suite à la rétroaction par un changement visible.",
          "Acts on feedback with a visible change.",
        ),
        trueOrFalse(
          "ouverture_retroaction_demande_recente",
          "A demandé de la rétroaction à quelqu’un au cours des six derniers mois.",
          "Has asked someone for feedback in the past six months.",
        ),
      ],
    },
    {
      key: "gestion_emotions",
      name: { fr: "Gestion des émotions", en: "Managing emotions" },
      description: {
        fr: "Reconnaître ses émotions et celles des autres, et y répondre avec justesse.",
        en: "Recognizing one’s own emotions and those of others, and responding in a fitting way.",
      },
      questions: [
        behaviour(
          "gestion_emotions_garde_calme",
          "Garde son calme sous la pression.",
          "Stays calm under pressure.",
        ),
        behaviour(
          "gestion_emotions_nomme_ressenti",
          "Nomme son ressenti avec des mots justes.",
          "Puts their feelings into fitting words.",
        ),
        behaviour(
          "gestion_emotions_prend_recul",
          "Répond posément à un message difficile.",
          "Answers a difficult message in a measured way.",
        ),
        behaviour(
          "gestion_emotions_remarque_autres",
          "Prend des nouvelles d’une personne qui traverse un moment difficile.",
          "Checks in on someone who is going through a hard time.",
        ),
        behaviour(
          "gestion_emotions_adapte_ton",
          "Adapte son ton à ce que vit l’autre personne.",
          "Adapts their tone to what the other person is going through.",
        ),
      ],
    },
    {
      key: "authenticite",
      name: { fr: "Authenticité", en: "Authenticity" },
      description: {
        fr: "Dire ce que l’on pense avec respect, et agir selon ce que l’on dit.",
        en: "Saying what one thinks with respect, and acting on what one says.",
      },
      questions: [
        behaviour(
          "authenticite_exprime_opinion",
          "Exprime son opinion avec franchise.",
          "States their opinion candidly.",
        ),
        behaviour(
          "authenticite_accorde_gestes",
          "Accorde ses gestes à ses paroles.",
          "Matches actions to words.",
        ),
        behaviour(
          "authenticite_meme_discours",
          "Tient le même discours devant tout le monde.",
          "Gives everyone the same message.",
        ),
        behaviour(
          "authenticite_explique_valeurs",
          "Explique les valeurs qui guident ses choix.",
          "Explains the values that guide their choices.",
        ),
        behaviour(
          "authenticite_reconnait_sujets",
          "Reconnaît ouvertement les sujets qui lui sont moins familiers.",
          "Says openly which topics they know less well.",
        ),
      ],
    },
    {
      key: "apprentissage_continu",
      name: { fr: "Apprentissage continu", en: "Continuous learning" },
      description: {
        fr: "Entretenir sa curiosité et apprendre de ce qui arrive.",
        en: "Staying curious and learning from what happens.",
      },
      questions: [
        behaviour(
          "apprentissage_continu_tire_lecons",
          "Nomme ce que ses erreurs lui ont appris.",
          "Names what their mistakes have taught them.",
        ),
        behaviour(
          "apprentissage_continu_essaie",
          "Essaie de nouvelles façons de faire dans son travail.",
          "Tries new ways of doing things at work.",
        ),
        behaviour(
          "apprentissage_continu_reserve_temps",
          "Réserve du temps pour apprendre.",
          "Sets time aside for learning.",
        ),
        behaviour(
          "apprentissage_continu_curiosite",
          "Pose des questions sur ce qui se fait ailleurs.",
          "Asks questions about how things are done elsewhere.",
        ),
        behaviour(
          "apprentissage_continu_applique",
          "Met en pratique ce qu’une formation lui a appris.",
          "Puts what they learn in training into practice.",
        ),
      ],
    },
  ],
};
