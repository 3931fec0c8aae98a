import type { Translation } from "#platform/texts.ts";
import { fr as noise } from "../../texts/noise.fr.ts";

export const fr = {
  title: "Résultats\u00A0: {name}",
  absent: "Ces résultats n’existent pas, ou ne vous sont pas ouverts.",
  absentDetail: "Vérifiez l’adresse. Les résultats d’un sondage s’ouvrent après sa fermeture.",
  back: "Retour à l’accueil",
  print: "Imprimer",
  dates: "Du {from} au {to}",
  oneDay: "Le {from}",
  answered: {
    one: "{count} personne sur {total} a répondu",
    other: "{count} personnes sur {total} ont répondu",
  },
  answeredByFew: "Moins de {least} personnes sur {total} ont répondu",
  published: "publiés le {day}",
  open: {
    status: "En cours",
    title: "Participation",
    few: "Moins de {least} réponses sur {total} au dernier relevé.",
    atLeast: "Au moins {count} personnes sur {total} ont répondu.",
    steps: "Affichée par tranches de cinq, à chaque heure\u00A0: elle ne dit pas qui vient de répondre.",
    until:
      "Le sondage reste ouvert jusqu’au {day}, ce jour compris. Les résultats sont calculés à la fermeture, et s’affichent à partir de {k} réponses.",
  },
  few: "Les résultats s’affichent à partir de {k} réponses.",
  masked: "masqué",
  maskedReason:
    "Masqué\u00A0: trop peu de réponses, ou des réponses qui se devineraient à côté des autres résultats.",
  high: "{value} et plus",
  low: "{value} et moins",
  between: "entre {from} et {to}",
  highlights: {
    title: "L’essentiel",
    none: "Rien n’est affirmé ici\u00A0: ni hausse, ni baisse, ni thème qui se détache assez sûrement.",
    noneBesideChanges:
      "Ce qui a changé au-delà du bruit est dit sous chaque question. Aucun thème ne se détache assez sûrement pour être nommé ici.",
    rise: "«\u00A0{question}\u00A0» est en hausse\u00A0: {before} au sondage du {day}, {now} cette fois.",
    fall: "«\u00A0{question}\u00A0» est en baisse\u00A0: {before} au sondage du {day}, {now} cette fois.",
    highest_theme:
      "Parmi les thèmes affichés, «\u00A0{theme}\u00A0» se détache vers le haut\u00A0: {mean} sur\u00A05.",
    lowest_theme:
      "Parmi les thèmes affichés, «\u00A0{theme}\u00A0» se détache vers le bas\u00A0: {mean} sur\u00A05.",
    enps: "eNPS de {value}",
    reworded: "La formulation a changé entre les deux.",
    rewordedElsewhere: "La formulation anglaise a changé entre les deux.",
    previous: "précédent",
    why: "Pourquoi?",
    gap: "De {before} à {now}, l’écart est de {gap}.",
    gapAtLeast: "De {before} à {now}, l’écart est d’au moins {gap}.",
    fixed: "Arrondi compris, un écart de moins de {limit} compterait comme du bruit.",
    spread: "Arrondi compris, un écart d’au plus {limit} compterait comme du bruit.",
    intervals:
      "Les deux intervalles n’ont rien en commun\u00A0: entre {beforeFrom} et {beforeTo}, puis entre {nowFrom} et {nowTo}.",
    theme:
      "«\u00A0{theme}\u00A0»\u00A0: {mean}. Le plus proche, «\u00A0{next}\u00A0»\u00A0: {nextMean}. Un thème se détache à partir de {limit} d’écart avec chacun des autres thèmes affichés, arrondi compris.",
  },
  themes: {
    title: "Thèmes",
    intro: "Pour l’ensemble, la moyenne des moyennes affichées de leurs questions, sur\u00A05.",
    head: "Thème",
    value: "Moyenne",
    questions: { one: "sur {count} question", other: "sur {count} questions" },
  },
  questions: {
    title: "Questions",
    someHidden:
      "Une question est masquée quand trop peu de personnes y ont répondu, ou quand des réponses se devineraient, seules ou à côté des résultats d’un sondage fermé dans les {days} jours précédents\u00A0: un sondage peut ainsi masquer des résultats de celui qui le suit de près.",
    display: "Affichage des tendances",
    answers: { one: "{count} réponse", other: "{count} réponses" },
    outOf: "sur {count}",
    mean: "moyenne {mean} sur 10",
    enps: "eNPS",
    enpsMasked: "eNPS masqué",
    distribution: "Répartition",
    level: "Réponse",
    people: "Personnes",
    countOf: "{count} sur {total}",
    distributionMasked: "Répartition masquée",
    hidden: "Masqué",
    eachLevel: "Chaque note",
    promoters: "Notes 9 et 10",
    passives: "Notes 7 et 8",
    detractors: "Notes 0 à 6",
    true: "Vrai",
    false: "Faux",
    reworded: "Formulation changée depuis le sondage du {day}\u00A0: c’était «\u00A0{text}\u00A0».",
    rewordedElsewhere:
      "Formulation anglaise changée depuis le sondage du {day}\u00A0: c’était «\u00A0{text}\u00A0».",
  },
  trend: {
    title: "Tendance\u00A0: {question}",
    runs: "Sondage du",
    gap: "Sondage sans résultat",
    mean: "Moyenne",
    enps: "eNPS",
    none: "aucun chiffre",
    up: "En hausse depuis le sondage du {day} ({before}), au-delà du bruit.",
    down: "En baisse depuis le sondage du {day} ({before}), au-delà du bruit.",
    noise: "{before} au sondage du {day}\u00A0: l’écart ne se distingue pas du bruit.",
    same: "Même chiffre affiché qu’au sondage du {day}.",
    hasGap: "Il manque au moins un chiffre entre les deux\u00A0: la ligne s’interrompt.",
    first: "Aucun chiffre antérieur à comparer.",
  },
  compare: {
    title: "Comparer",
    intro: "Chaque groupe à côté de l’ensemble. Un groupe s’affiche sans son nombre de réponses.",
    by: "Comparer par",
    kinds: { direction: "Direction", team: "Équipe", position: "Poste" },
    whole: "Ensemble",
    gone: { direction: "Direction disparue", team: "Équipe disparue", position: "Poste disparu" },
    means: "Moyennes sur 5",
    scores: "Notes de 0 à 10",
    question: "{number}. {theme}",
    score: "Moyenne",
    folded: {
      direction: { one: "{count} direction masquée", other: "{count} directions masquées" },
      team: { one: "{count} équipe masquée", other: "{count} équipes masquées" },
      position: { one: "{count} poste masqué", other: "{count} postes masqués" },
    },
    tens: "env. {value}, {between}",
    about: "environ {percent}\u00A0%",
    under: "moins de 10\u00A0%",
    over: "plus de 90\u00A0%",
    percent: "{percent}\u00A0%",
  },
  comments: {
    title: "Réponses écrites",
    intro: "De l’ensemble, mot pour mot, sans nom, dans un ordre mélangé.",
    none: "Aucune réponse écrite.",
    few: "Les réponses écrites s’affichent à partir de {k} personnes qui ont répondu.",
    search: "Chercher dans ces réponses",
    found: { one: "{count} réponse trouvée sur {total}.", other: "{count} réponses trouvées sur {total}." },
    nothing: "Rien ne correspond à «\u00A0{search}\u00A0».",
    all: { one: "Afficher la réponse", other: "Afficher les {count} réponses" },
  },
  method: {
    title: "Comment lire ces chiffres",
    threshold:
      "Aucun résultat n’est affiché sous {k} réponses, ni pour l’ensemble, ni pour une équipe, une direction ou un poste. Une répartition, un eNPS, un choix de réponses en demandent au moins {more}.",
    manager: "Qui gère une équipe ou une direction au moment du sondage n’entre pas dans ses chiffres.",
    shares: "Les parts d’un groupe sont arrondies au plus proche de 0, 20, 40, 60, 80 ou 100\u00A0%.",
    tens: "L’eNPS d’un groupe est à la dizaine près, et son intervalle élargi à la dizaine.",
    ends: {
      scale: "Une moyenne de 4,5 ou plus, ou de 1,5 ou moins, s’affiche sans plus de précision.",
      score: "La moyenne d’une note de 0 à 10 s’affiche sans plus de précision à partir de 9, et jusqu’à 1.",
    },
    noise,
    enps: "L’eNPS est la part des notes 9 et 10 moins celle des notes de 0 à 6. Son intervalle est à 95\u00A0%, ajusté pour les petits nombres; deux eNPS diffèrent quand leurs intervalles n’ont rien en commun.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulseReport: Translation<typeof fr>;
  }
}
