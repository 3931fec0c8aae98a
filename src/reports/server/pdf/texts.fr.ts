/** Texts of the PDF only; all others are those of the screen. */
export const fr = {
  file: "Rapport – {name} – {evaluation}",
  page: "page {page} de {pages}",
  made: "produit le {date}",
  contents: "Dans ce rapport",
  quotation: "«\u00A0{words}\u00A0»",
  more: {
    one: "Un autre paragraphe se lit à l’écran.",
    other: "{count} autres paragraphes se lisent à l’écran.",
  },
  replaced: "Un caractère que ce document ne peut pas imprimer est remplacé par □; il se lit à l’écran.",
  how: {
    title: "Comment lire",
    lines: {
      value: {
        term: "Un nombre",
        words: "C’est la moyenne d’un groupe. Une marque et une couleur l’accompagnent partout.",
      },
      end: {
        term: "«\u00A0et plus\u00A0», «\u00A0et moins\u00A0»",
        words: "La moyenne est à cette limite ou au-delà\u00A0: l’anonymat n’en laisse pas dire davantage.",
      },
      band: {
        term: "«\u00A03 à 4\u00A0», «\u00A0entre 3 et 4\u00A0»",
        words: "Une fourchette, quand peu de personnes ont répondu ou qu’une question est à sa limite.",
      },
      approximate: {
        term: "«\u00A0env.\u00A0»",
        words:
          "Le milieu d’une fourchette étroite, juste à un dixième près, sans compter l’arrondi; le détail donne la fourchette.",
      },
      masked: {
        term: "«\u00A0masqué\u00A0»",
        words:
          "Trop peu de réponses, ou un autre rapport récent de la même personne qui, placé à côté, permettrait de reconnaître quelqu’un.",
      },
      gap: {
        term: "L’écart",
        words:
          "Le regard des autres moins le regard sur soi. «\u00A0Non concluant\u00A0»\u00A0: il pourrait venir du hasard, ou une fourchette ne permet pas de trancher.",
      },
    },
  },
};
