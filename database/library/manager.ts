import { behaviour, multipleChoice, openQuestion, option, trueOrFalse } from "./questions.ts";
import type { LibraryFamily } from "./shape.ts";

export const managerFamily: LibraryFamily = {
  key: "gestionnaire",
  name: { fr: "Gestionnaire", en: "Manager" },
  description: {
    fr: "Donner un cadre clair, faire confiance et aider chaque personne à réussir.",
    en: "Giving a clear framework, showing trust and helping each person succeed.",
  },
  skills: [
    {
      key: "clarte_attentes",
      name: { fr: "Clarté des attentes", en: "Clear expectations" },
      description: {
        fr: "Dire ce qui est attendu, pourquoi et pour quand.",
        en: "Saying what is expected, why and by when.",
      },
      questions: [
        behaviour(
          "clarte_attentes_precise_resultat",
          "Précise le résultat attendu au moment de confier un travail.",
          "Spells out the expected result when handing over work.",
        ),
        behaviour(
          "clarte_attentes_explique_utilite",
          "Explique à quoi sert le travail demandé.",
          "Explains the purpose of the work requested.",
        ),
        behaviour(
          "clarte_attentes_clarifie_roles",
          "Clarifie le rôle de chaque personne dans un projet.",
          "Makes each person’s role in a project clear.",
        ),
        behaviour(
          "clarte_attentes_verifie_comprehension",
          "Vérifie que ses demandes sont bien comprises.",
          "Checks that their requests are well understood.",
        ),
        trueOrFalse(
          "clarte_attentes_priorites_presentees",
          "A présenté ses priorités à l’équipe au cours des six derniers mois.",
          "Has presented their priorities to the team in the past six months.",
        ),
      ],
    },
    {
      key: "delegation",
      name: { fr: "Délégation", en: "Delegation" },
      description: {
        fr: "Confier de vraies responsabilités, avec la confiance et les moyens qui vont avec.",
        en: "Handing over real responsibilities, with the trust and resources to match.",
      },
      questions: [
        behaviour(
          "delegation_confie_responsabilites",
          "Confie des responsabilités qui font progresser les autres.",
          "Hands over responsibilities that help others grow.",
        ),
        behaviour(
          "delegation_laisse_choix",
          "Laisse aux autres le choix des moyens.",
          "Lets others choose how to get there.",
        ),
        behaviour(
          "delegation_fournit_moyens",
          "Fournit les moyens nécessaires avec chaque mandat confié.",
          "Provides the resources needed with each assignment.",
        ),
        behaviour(
          "delegation_suivi_convenu",
          "Attend les moments convenus pour faire le suivi.",
          "Waits for the agreed times to follow up.",
        ),
        multipleChoice(
          "delegation_degre_autonomie",
          "Quel degré d’autonomie cette personne laisse-t-elle le plus souvent en confiant un travail?",
          "How much autonomy does this person most often give when handing over work?",
          [
            option("etapes", "Chaque étape est indiquée", "Every step is set out"),
            option("cadre", "Un cadre, avec un suivi rapproché", "A framework, with close follow-up"),
            option(
              "resultat",
              "Un résultat convenu, avec quelques points de suivi",
              "An agreed result, with a few check-ins",
            ),
            option(
              "complete",
              "Une autonomie complète, du choix des moyens au résultat",
              "Full autonomy, from method to result",
            ),
          ],
        ),
      ],
    },
    {
      key: "ecoute",
      name: { fr: "Écoute", en: "Listening" },
      description: {
        fr: "Accorder son attention, pour comprendre avant de répondre.",
        en: "Paying attention, to understand before responding.",
      },
      questions: [
        behaviour(
          "ecoute_avant_decider",
          "Prend le temps d’écouter avant de décider.",
          "Takes the time to listen before deciding.",
        ),
        behaviour(
          "ecoute_laisse_finir",
          "Laisse chaque personne aller au bout de son idée.",
          "Lets each person finish their thought.",
        ),
        behaviour(
          "ecoute_reformule",
          "Reformule les propos entendus pour bien les comprendre.",
          "Restates what was said to make sure they understand it.",
        ),
        behaviour(
          "ecoute_accorde_attention",
          "Accorde toute son attention pendant une conversation.",
          "Gives full attention during a conversation.",
        ),
        behaviour(
          "ecoute_tient_compte",
          "Tient compte des points de vue différents du sien.",
          "Takes into account views that differ from their own.",
        ),
        openQuestion(
          "ecoute_a_continuer",
          "Qu’est-ce que cette personne devrait continuer de faire pour que chaque voix soit entendue?",
          "What should this person keep doing so that every voice is heard?",
        ),
      ],
    },
    {
      key: "retroaction_constructive",
      name: { fr: "Rétroaction constructive", en: "Constructive feedback" },
      description: {
        fr: "Dire ce qui va bien et ce qui pourrait aller mieux, avec tact et à temps.",
        en: "Saying what goes well and what could go better, tactfully and in good time.",
      },
      questions: [
        behaviour(
          "retroaction_constructive_souligne_bons_coups",
          "Souligne les bons coups avec des exemples précis.",
          "Points out good work with specific examples.",
        ),
        behaviour(
          "retroaction_constructive_moment",
          "Donne sa rétroaction peu de temps après la situation.",
          "Gives feedback soon after the situation.",
        ),
        behaviour(
          "retroaction_constructive_decrit_faits",
          "Décrit des comportements précis dans sa rétroaction.",
          "Describes specific behaviours when giving feedback.",
        ),
        behaviour(
          "retroaction_constructive_lieu_discret",
          "Choisit un endroit discret pour aborder un point délicat.",
          "Chooses a private setting to raise a sensitive point.",
        ),
        behaviour(
          "retroaction_constructive_propose_piste",
          "Propose une piste d’amélioration concrète.",
          "Suggests a concrete way to improve.",
        ),
      ],
    },
    {
      key: "accompagnement",
      name: { fr: "Accompagnement", en: "Coaching" },
      description: {
        fr: "Aider chaque personne à progresser dans son travail et dans son parcours.",
        en: "Helping each person grow in their work and career.",
      },
      questions: [
        behaviour(
          "accompagnement_reserve_temps",
          "Réserve du temps à chaque personne de l’équipe.",
          "Sets time aside for each person on the team.",
        ),
        behaviour(
          "accompagnement_pose_questions",
          "Pose des questions qui aident les autres à trouver leur propre solution.",
          "Asks questions that help others find their own solution.",
        ),
        behaviour(
          "accompagnement_interet_parcours",
          "S’intéresse aux projets professionnels de chaque personne.",
          "Takes an interest in each person’s career plans.",
        ),
        behaviour(
          "accompagnement_cree_occasions",
          "Crée des occasions d’apprendre pour les autres.",
          "Creates learning opportunities for others.",
        ),
        behaviour(
          "accompagnement_fait_point",
          "Fait le point avec chaque personne sur ses progrès.",
          "Reviews progress with each person.",
        ),
        openQuestion(
          "accompagnement_a_essayer",
          "Qu’est-ce que cette personne pourrait essayer pour aider davantage les autres à progresser?",
          "What could this person try to further help others grow?",
        ),
      ],
    },
  ],
};
