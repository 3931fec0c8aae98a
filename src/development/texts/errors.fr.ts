import type { developmentErrors } from "../rules/errors.ts";
import { fr as recognitions } from "./recognitionErrors.fr.ts";

export const fr = {
  ...recognitions,
  plan_view_only: "Vous pouvez lire ce plan. C’est à la personne et à ses gestionnaires de le modifier.",
  plan_closed: "Ce compte est désactivé : on peut lire son plan, mais plus le modifier.",
  objective_shared: "Une autre personne a écrit dans cet objectif : il reste partagé.",
  objective_not_yours: "Cela revient à la personne dont c’est le plan.",
  set_aside_why: "Dites en quelques mots pourquoi cet objectif est laissé de côté.",
  objective_place: "Cet objectif n’est plus sous ce pilier.",
  objective_dates: "L’échéance vient avant le début.",
  too_many_objectives: "Ce plan ne peut pas recevoir d’autre objectif.",
  too_many_actions:
    "Cet objectif ne peut pas recevoir d’autre action. Un autre objectif serait plus facile à suivre.",
  too_many_library_entries: "La bibliothèque ne peut pas recevoir d’autre élément.",
  cycle_begun: "Un cycle a déjà commencé aujourd’hui.",
  coaching_by_manager:
    "Une note d’accompagnement est écrite par vos gestionnaires. Un suivi peut l’être par vous.",
  note_not_yours: "Seule la personne qui a écrit cette note peut la modifier ou la supprimer.",
  note_day: "Une note porte la date du jour, ou une date passée.",
  meeting_far: "Choisissez une date de rencontre d’ici trois ans.",
  meeting_past: "Choisissez une date et une heure de rencontre à venir.",
  too_many_notes: "Ce plan ne peut pas recevoir d’autre note.",
  course_not_yours: "Seule la personne dit quelles formations elle suit, et où elle en est.",
  course_of_yours: "Ce sont vos gestionnaires qui confirment vos formations.",
  course_not_finished: "Une formation se confirme une fois terminée.",
  course_day: "Dites quel jour la formation s’est terminée, aujourd’hui ou avant.",
  too_many_courses: "La liste ne peut pas recevoir d’autre formation.",
  draft_by_person:
    "Seule la personne elle-même peut demander des suggestions : ce qui est envoyé vient de son rapport.",
  drafts_off: "Les suggestions par IA ne sont pas activées.",
  drafts_without_server: "Aucun serveur d’IA n’est configuré dans cette installation.",
  draft_changed: "Ce qui serait envoyé a changé depuis. Relisez avant d’accepter.",
  draft_report: "Aucun chiffre publié de ces compétences ne peut être envoyé.",
  checkpoint_no_report:
    "Pour refaire le point, il faut un rapport auquel d’autres personnes ont contribué. Aucun n’est encore publié à votre sujet.",
  checkpoint_under_way:
    "Une évaluation pour refaire le point est déjà en cours. Son rapport n’est pas encore publié.",
  checkpoint_too_early: "C’est encore tôt : on peut refaire le point de trois à six mois après un rapport.",
  checkpoint_too_late:
    "Plus de six mois ont passé depuis votre dernier rapport : une nouvelle évaluation complète en dira plus.",
  checkpoint_declined: "Une demande a été déclinée il y a moins de 30 jours.",
  checkpoint_no_skill:
    "Aucun objectif partagé du plan ne nomme une compétence sur laquelle portait cette évaluation.",
  checkpoint_skill:
    "Une compétence choisie n’est plus reliée à un objectif que vous partagez. Voici celles qui le sont maintenant.",
  checkpoint_scale:
    "L’entreprise n’utilise plus l’échelle de cette évaluation : rien ne pourrait être comparé.",
  checkpoint_no_launcher:
    "Personne ne peut lancer cette évaluation aujourd’hui. Parlez-en à l’administration.",
  checkpoint_closed: "Cette demande n’attend plus de réponse.",
  checkpoint_no_one: "Aucune des personnes qui avaient été invitées ne peut l’être de nouveau.",
} satisfies Record<keyof typeof developmentErrors, string>;
