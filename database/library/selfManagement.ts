import { behaviour, multipleChoice, openQuestion, option } from "./questions.ts";
import type { LibraryFamily } from "./shape.ts";

export const selfManagementFamily: LibraryFamily = {
  key: "autogestion",
  name: { fr: "Autogestion", en: "Self-management" },
  description: {
    fr: "Organiser son travail, tenir parole et garder le cap quand les choses changent.",
    en: "Organizing one’s work, keeping one’s word and staying on course when things change.",
  },
  skills: [
    {
      key: "gestion_priorites",
      name: { fr: "Gestion des priorités", en: "Managing priorities" },
      description: {
        fr: "Choisir ce qui compte le plus et y consacrer son temps.",
        en: "Choosing what matters most and giving it one’s time.",
      },
      questions: [
        behaviour(
          "gestion_priorites_distingue_urgent",
          "Distingue l’urgent de l’important.",
          "Tells the urgent from the important.",
        ),
        behaviour(
          "gestion_priorites_commence_essentiel",
          "Commence par ce qui a le plus d’effet.",
          "Starts with what has the most impact.",
        ),
        behaviour(
          "gestion_priorites_annonce",
          "Annonce ses priorités aux personnes concernées.",
          "Shares their priorities with the people affected.",
        ),
        behaviour(
          "gestion_priorites_revoit_ordre",
          "Revoit l’ordre de ses tâches quand une urgence survient.",
          "Reorders their tasks when something urgent comes up.",
        ),
        behaviour(
          "gestion_priorites_nouvelle_echeance",
          "Propose une nouvelle échéance dès qu’un retard s’annonce.",
          "Suggests a new deadline as soon as a delay looks likely.",
        ),
        openQuestion(
          "gestion_priorites_garder_temps",
          "Qu’est-ce qui aiderait cette personne à garder du temps pour l’essentiel?",
          "What would help this person make time for what matters most?",
        ),
      ],
    },
    {
      key: "fiabilite",
      name: { fr: "Fiabilité", en: "Reliability" },
      description: {
        fr: "Tenir ses engagements, pour que les autres puissent s’y fier.",
        en: "Keeping one’s commitments, so that others can rely on them.",
      },
      questions: [
        behaviour(
          "fiabilite_respecte_dates",
          "Remet son travail à la date convenue.",
          "Delivers their work on the agreed date.",
        ),
        behaviour("fiabilite_tient_promesses", "Tient ses promesses.", "Keeps promises."),
        behaviour(
          "fiabilite_previent",
          "Prévient rapidement les autres en cas d’imprévu.",
          "Warns others promptly when something unexpected happens.",
        ),
        behaviour(
          "fiabilite_verifie_qualite",
          "Vérifie la qualité de son travail avant de le remettre.",
          "Checks the quality of their work before handing it in.",
        ),
        behaviour(
          "fiabilite_assume_decisions",
          "Assume les conséquences de ses décisions.",
          "Owns the consequences of their decisions.",
        ),
        openQuestion(
          "fiabilite_a_continuer",
          "Qu’est-ce que cette personne devrait continuer de faire?",
          "What should this person keep doing?",
        ),
      ],
    },
    {
      key: "adaptabilite",
      name: { fr: "Adaptabilité", en: "Adaptability" },
      description: {
        fr: "Garder son efficacité quand le contexte, les outils ou les plans changent.",
        en: "Staying effective when the context, tools or plans change.",
      },
      questions: [
        behaviour(
          "adaptabilite_change_methode",
          "Change de méthode quand la situation le demande.",
          "Changes approach when the situation calls for it.",
        ),
        behaviour(
          "adaptabilite_curiosite",
          "Aborde les changements avec curiosité.",
          "Approaches change with curiosity.",
        ),
        behaviour(
          "adaptabilite_maintient_qualite",
          "Maintient la qualité de son travail en période de changement.",
          "Maintains the quality of their work during times of change.",
        ),
        behaviour(
          "adaptabilite_nouvel_outil",
          "Apprivoise rapidement un nouvel outil.",
          "Gets comfortable with a new tool quickly.",
        ),
        behaviour(
          "adaptabilite_aide_collegues",
          "Aide ses collègues à s’adapter à un changement.",
          "Helps colleagues adapt to a change.",
        ),
      ],
    },
    {
      key: "resolution_problemes",
      name: { fr: "Résolution de problèmes", en: "Problem solving" },
      description: {
        fr: "Comprendre un problème à sa source et trouver une solution qui tient.",
        en: "Understanding a problem at its source and finding a solution that lasts.",
      },
      questions: [
        behaviour(
          "resolution_problemes_cherche_cause",
          "Cherche la cause d’un problème avant de proposer une solution.",
          "Looks for the cause of a problem before suggesting a solution.",
        ),
        behaviour(
          "resolution_problemes_faits",
          "Appuie ses conclusions sur des faits.",
          "Bases their conclusions on facts.",
        ),
        behaviour(
          "resolution_problemes_compare_options",
          "Compare plusieurs options avant de choisir.",
          "Compares several options before choosing.",
        ),
        behaviour(
          "resolution_problemes_verifie_resultat",
          "Vérifie après coup que la solution a réglé le problème.",
          "Checks afterwards that the solution fixed the problem.",
        ),
        multipleChoice(
          "resolution_problemes_premier_reflexe",
          "Devant un problème complexe, par quoi cette personne commence-t-elle le plus souvent?",
          "Faced with a complex problem, what does this person most often do first?",
          [
            option("recueillir_faits", "Recueillir les faits", "Gather the facts"),
            option("consulter", "Consulter les personnes concernées", "Consult the people involved"),
            option("decouper", "Découper le problème en parties", "Break the problem into parts"),
            option("essayer", "Essayer rapidement une solution", "Quickly try a solution"),
          ],
        ),
      ],
    },
    {
      key: "equilibre_energie",
      name: { fr: "Équilibre et énergie", en: "Balance and energy" },
      description: {
        fr: "Soigner son énergie et respecter celle des autres, pour tenir dans la durée.",
        en: "Looking after one’s own energy and respecting that of others, for the long run.",
      },
      questions: [
        behaviour(
          "equilibre_energie_respecte_repos",
          "Respecte les heures de repos de ses collègues.",
          "Respects colleagues’ time off.",
        ),
        behaviour(
          "equilibre_energie_prend_pauses",
          "Prend de vraies pauses dans sa journée.",
          "Takes real breaks during the day.",
        ),
        behaviour(
          "equilibre_energie_signale_surcharge",
          "Signale tôt une surcharge de travail.",
          "Flags an excessive workload early.",
        ),
        behaviour(
          "equilibre_energie_rythme",
          "Garde un rythme de travail soutenable.",
          "Keeps a sustainable pace of work.",
        ),
        behaviour(
          "equilibre_energie_apporte_energie",
          "Apporte une énergie positive aux échanges.",
          "Brings positive energy to discussions.",
        ),
      ],
    },
  ],
};
