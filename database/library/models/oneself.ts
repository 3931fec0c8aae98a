import type { LibraryPlanModel } from "../shape.ts";
import { objective } from "./objective.ts";

/** For the pillars « Se connaître » and « Autogestion ». */
export const modelsForOneself: readonly LibraryPlanModel[] = [
  {
    key: "effet_sur_les_autres",
    pillar: "se_connaitre",
    name: { fr: "Mieux connaître son effet sur les autres", en: "Better understand your effect on others" },
    purpose: {
      fr: "Quand on se voit d’une façon et que les autres nous voient autrement.",
      en: "When you see yourself one way and others see you another.",
    },
    objectives: [
      objective(
        "conscience_de_soi",
        "Mettre ses forces au service de l’équipe, en sachant nommer ses limites",
        "Put your strengths to work for the team, and be able to name your limits",
        "Une force mise à profit pendant un mois, et deux collègues qui en ont vu l’effet.",
        "One strength put to use for a month, and two colleagues who saw the effect.",
        [
          "conscience_de_soi_force_en_service",
          "conscience_de_soi_deux_regards",
          "conscience_de_soi_effet_observe",
        ],
      ),
      objective(
        "ouverture_retroaction",
        "Chercher la rétroaction plus tôt et en faire quelque chose",
        "Seek feedback earlier and do something with it",
        "Trois ébauches montrées à mi-chemin et un changement que les autres ont remarqué.",
        "Three drafts shown halfway through, and one change that others have noticed.",
        [
          "ouverture_retroaction_changement_visible",
          "ouverture_retroaction_ebauche",
          "ouverture_retroaction_reactions",
        ],
      ),
    ],
  },
  {
    key: "calme_et_franchise",
    pillar: "se_connaitre",
    name: { fr: "Garder son calme et parler franchement", en: "Stay calm and speak candidly" },
    purpose: {
      fr: "Quand les échanges tendus épuisent, ou que l’on finit par se taire.",
      en: "When tense discussions take their toll, or you end up keeping silent.",
    },
    objectives: [
      objective(
        "gestion_emotions",
        "Répondre avec calme dans les situations tendues",
        "Respond calmly in tense situations",
        "Pendant un mois, une pause prise chaque fois que le ton a monté.",
        "For a month, a break taken every time voices rose.",
        ["gestion_emotions_message_repose", "gestion_emotions_phrase_pause", "gestion_emotions_declencheurs"],
      ),
      objective(
        "authenticite",
        "Dire ce que l’on pense au bon moment, avec respect",
        "Say what you think at the right time, with respect",
        "Deux désaccords exprimés pendant la rencontre, et une décision expliquée aux gens touchés.",
        "Two disagreements voiced during the meeting, and one decision explained to the people affected.",
        ["authenticite_desaccord_dit", "authenticite_raisons_decision", "authenticite_trois_valeurs"],
      ),
    ],
  },
  {
    key: "temps_pour_lessentiel",
    pillar: "autogestion",
    name: { fr: "Retrouver du temps pour l’essentiel", en: "Make time for what matters most" },
    purpose: {
      fr: "Quand les journées débordent et que l’important attend.",
      en: "When days overflow and the important things wait.",
    },
    objectives: [
      objective(
        "gestion_priorites",
        "Consacrer ses meilleures heures aux travaux qui comptent le plus",
        "Give your best hours to the work that matters most",
        "Trois jours sur cinq commencés par la tâche principale, pendant six semaines.",
        "Three days out of five started with the main task, for six weeks.",
        [
          "gestion_priorites_premiere_tache",
          "gestion_priorites_accord_trois",
          "gestion_priorites_emploi_du_temps",
        ],
      ),
      objective(
        "equilibre_energie",
        "Garder un rythme qui tient toute l’année",
        "Keep a pace that lasts all year",
        "Trois vraies pauses par semaine, et une charge revue au moins une fois avec sa ou son gestionnaire.",
        "Three real breaks a week, and a workload reviewed at least once with your manager.",
        ["equilibre_energie_pause_diner", "equilibre_energie_charge", "equilibre_energie_meilleures_heures"],
      ),
    ],
  },
  {
    key: "tenir_parole",
    pillar: "autogestion",
    name: { fr: "Tenir parole quand tout bouge", en: "Keep your word when everything shifts" },
    purpose: {
      fr: "Quand les imprévus se multiplient et que d’autres comptent sur nous.",
      en: "When the unexpected piles up and others are counting on you.",
    },
    objectives: [
      objective(
        "fiabilite",
        "Tenir ses promesses, ou prévenir à temps",
        "Keep promises, or give notice in time",
        "Pendant un trimestre, chaque retard annoncé avant la date convenue.",
        "For a quarter, every delay announced before the agreed date.",
        ["fiabilite_liste_promesses", "fiabilite_nouvelles_regulieres", "fiabilite_estimer"],
      ),
      objective(
        "adaptabilite",
        "Refaire ses plans sans attendre quand la situation change",
        "Redo plans without delay when the situation changes",
        "Un plan refait le jour même, à chacun des trois prochains imprévus.",
        "A plan redone the same day, for each of the next three surprises.",
        [
          "adaptabilite_refaire_plan",
          "adaptabilite_bien_vivre_changement",
          "adaptabilite_lecons_changements",
        ],
      ),
    ],
  },
];
