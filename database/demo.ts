import type { Bilingual } from "./library/shape.ts";

/** An invented company: its people do not exist, and addresses are made elsewhere, in `.example`. */
export interface DemoCompany {
  name: string;
  mission: string;
  strategicPlan: string;
}

export interface DemoPerson {
  key: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  /** The main team. */
  teamKey: string;
  managerKey: string | null;
  role: "account_owner" | "team_manager" | "user";
  language: "fr" | "en";
}

export interface DemoTeam {
  key: string;
  name: string;
  description: string;
  managerKey: string;
  /** The team above; null for a direction. */
  parentKey: string | null;
}

export interface DemoObjective {
  key: string;
  name: Bilingual;
}

export const demoCompany: DemoCompany = {
  name: "Coopérative Boréale",
  mission: "Concevoir au Québec du matériel de plein air durable, réparable et partagé par ses membres.",
  strategicPlan:
    "D’ici trois ans : réparer un article sur deux plutôt que le remplacer, répondre aux membres en deux jours ouvrables et préparer la relève dans chaque équipe.",
};

export const demoTeams: readonly DemoTeam[] = [
  {
    key: "direction",
    name: "Direction et soutien",
    description: "Finances, ressources humaines et technologies au service des autres équipes.",
    managerKey: "helene_gagnon",
    parentKey: null,
  },
  {
    key: "membres",
    name: "Service aux membres",
    description: "Accueil, conseil et réparation : la voix des membres dans la coopérative.",
    managerKey: "camille_tremblay",
    parentKey: null,
  },
  {
    key: "operations",
    name: "Opérations",
    description: "Approvisionnement, entrepôt, qualité et expédition.",
    managerKey: "mathieu_belanger",
    parentKey: null,
  },
  {
    key: "conception",
    name: "Conception et produits",
    description: "De l’idée au produit réparable, avec les membres.",
    managerKey: "amina_diallo",
    parentKey: null,
  },
  {
    key: "reparation",
    name: "Atelier de réparation",
    description: "Remettre en état plutôt que remplacer.",
    managerKey: "camille_tremblay",
    parentKey: "membres",
  },
  {
    key: "logistique",
    name: "Logistique",
    description: "De l’entrepôt aux membres.",
    managerKey: "mathieu_belanger",
    parentKey: "operations",
  },
  {
    key: "prototypes",
    name: "Prototypes",
    description: "Essayer tôt, apprendre vite, produire ensuite.",
    managerKey: "amina_diallo",
    parentKey: "conception",
  },
];

const buildTeamMembers =
  (teamKey: string, managerKey: string) =>
  (
    key: string,
    firstName: string,
    lastName: string,
    jobTitle: string,
    language: DemoPerson["language"] = "fr",
  ): DemoPerson => ({ key, firstName, lastName, jobTitle, teamKey, managerKey, role: "user", language });

/** Managers sit together in the team of the direction; the team that they manage is their second one. */
const buildManager = (key: string, firstName: string, lastName: string, jobTitle: string): DemoPerson => ({
  key,
  firstName,
  lastName,
  jobTitle,
  teamKey: "direction",
  managerKey: "helene_gagnon",
  role: "team_manager",
  language: "fr",
});

const inDirection = buildTeamMembers("direction", "helene_gagnon");
const inMembres = buildTeamMembers("membres", "camille_tremblay");
const inOperations = buildTeamMembers("operations", "mathieu_belanger");
const inConception = buildTeamMembers("conception", "amina_diallo");
const inReparation = buildTeamMembers("reparation", "sofia_marchetti");
const inLogistique = buildTeamMembers("logistique", "alexis_thibodeau");
const inPrototypes = buildTeamMembers("prototypes", "amina_diallo");

export const demoPeople: readonly DemoPerson[] = [
  {
    key: "helene_gagnon",
    firstName: "Hélène",
    lastName: "Gagnon",
    jobTitle: "Directrice générale",
    teamKey: "direction",
    managerKey: null,
    role: "account_owner",
    language: "fr",
  },
  inDirection("luc_desjardins", "Luc", "Desjardins", "Responsable des finances"),
  inDirection("marie_eve_cote", "Marie-Ève", "Côté", "Conseillère en ressources humaines"),
  inDirection("youssef_benali", "Youssef", "Benali", "Responsable des technologies"),
  inDirection("zoe_arsenault", "Zoé", "Arsenault", "Adjointe administrative"),
  inDirection("maxime_vaillancourt", "Maxime", "Vaillancourt", "Gestionnaire de projet"),
  inDirection("lea_boudreau", "Léa", "Boudreau", "Analyste de données"),
  inDirection("idriss_cisse", "Idriss", "Cissé", "Technicien informatique"),

  buildManager("camille_tremblay", "Camille", "Tremblay", "Gestionnaire du service aux membres"),
  inMembres("noemie_fortin", "Noémie", "Fortin", "Conseillère aux membres"),
  inMembres("karim_haddad", "Karim", "Haddad", "Conseiller aux membres"),
  inMembres("widline_jean_baptiste", "Widline", "Jean-Baptiste", "Coordonnatrice de l’accueil"),
  inMembres("etienne_roy", "Étienne", "Roy", "Technicien à la réparation"),
  inMembres("rosalie_bergeron", "Rosalie", "Bergeron", "Technicienne à la réparation"),
  inMembres("jacob_wilson", "Jacob", "Wilson", "Conseiller aux membres", "en"),
  buildTeamMembers("reparation", "camille_tremblay")(
    "sofia_marchetti",
    "Sofia",
    "Marchetti",
    "Cheffe de l’atelier",
  ),
  inReparation("denis_gauthier", "Denis", "Gauthier", "Responsable des pièces"),
  inReparation("maude_lavoie", "Maude", "Lavoie", "Préposée au comptoir"),
  inReparation("ahmed_mansouri", "Ahmed", "Mansouri", "Technicien à la réparation"),
  inReparation("frederique_caron", "Frédérique", "Caron", "Responsable de la remise en état"),
  inReparation("loic_tanguay", "Loïc", "Tanguay", "Technicien à la réparation"),
  inReparation("marisol_vega", "Marisol", "Vega", "Préposée au comptoir"),

  buildManager("mathieu_belanger", "Mathieu", "Bélanger", "Gestionnaire des opérations"),
  inOperations("samuel_awashish", "Samuel", "Awashish", "Chef de l’entrepôt"),
  inOperations("fatou_ndiaye", "Fatou", "Ndiaye", "Planificatrice des approvisionnements"),
  inOperations("hugo_lapointe", "Hugo", "Lapointe", "Technicien en logistique"),
  inOperations("nadia_kowalski", "Nadia", "Kowalski", "Responsable de la qualité"),
  inOperations("emile_pelletier", "Émile", "Pelletier", "Acheteur"),
  inOperations("gabriela_moreno", "Gabriela", "Moreno", "Technicienne en logistique"),
  buildTeamMembers("logistique", "mathieu_belanger")(
    "alexis_thibodeau",
    "Alexis",
    "Thibodeau",
    "Chef de la logistique",
  ),
  inLogistique("kevin_rousseau", "Kevin", "Rousseau", "Responsable des expéditions"),
  inLogistique("melanie_gelinas", "Mélanie", "Gélinas", "Gestionnaire de projet"),
  inLogistique("oumar_traore", "Oumar", "Traoré", "Responsable de la réception"),
  inLogistique("josee_paquette", "Josée", "Paquette", "Préposée aux retours"),
  inLogistique("tuan_pham", "Tuan", "Pham", "Gestionnaire de projet"),
  inLogistique("sandrine_morneau", "Sandrine", "Morneau", "Préposée aux retours"),

  buildManager("amina_diallo", "Amina", "Diallo", "Gestionnaire de la conception"),
  inConception("thi_mai_nguyen", "Thi Mai", "Nguyen", "Conceptrice de produits"),
  inConception("jean_philippe_ouellet", "Jean-Philippe", "Ouellet", "Concepteur de produits"),
  inConception("wei_zhang", "Wei", "Zhang", "Ingénieur en matériaux"),
  inConception("anne_theriault", "Anne", "Thériault", "Rédactrice technique"),
  inConception("priya_sharma", "Priya", "Sharma", "Chargée de produit", "en"),
  inConception("olivia_macleod", "Olivia", "MacLeod", "Chargée de l’expérience numérique", "en"),
  inPrototypes("nicolas_filion", "Nicolas", "Filion", "Chargé de projet"),
  inPrototypes("aya_tanaka", "Aya", "Tanaka", "Modéliste"),
  inPrototypes("beatrice_champagne", "Béatrice", "Champagne", "Chargée de projet"),
  inPrototypes("rafael_oliveira", "Rafael", "Oliveira", "Technicien de laboratoire"),
];

/** Who holds a position of the library, by the key of that position; the others have a title of their own. */
export const demoPositions: Readonly<Record<string, readonly string[]>> = {
  direction_generale: ["helene_gagnon"],
  gestionnaire_service: ["camille_tremblay", "mathieu_belanger", "amina_diallo"],
  chef_equipe: ["samuel_awashish", "sofia_marchetti", "alexis_thibodeau"],
  responsable_operations: [
    "nadia_kowalski",
    "kevin_rousseau",
    "oumar_traore",
    "denis_gauthier",
    "frederique_caron",
  ],
  gestionnaire_projet: [
    "priya_sharma",
    "maxime_vaillancourt",
    "melanie_gelinas",
    "tuan_pham",
    "nicolas_filion",
    "beatrice_champagne",
  ],
  specialiste_clientele: [
    "noemie_fortin",
    "karim_haddad",
    "jacob_wilson",
    "maude_lavoie",
    "marisol_vega",
    "josee_paquette",
    "sandrine_morneau",
  ],
  specialiste_marketing: ["olivia_macleod"],
  specialiste_rh: ["marie_eve_cote"],
  comptable: ["luc_desjardins"],
  analyste_donnees: ["lea_boudreau"],
};

/** Whose job status is another than the usual one, by the key of that status. */
export const demoUsualStatus = "permanent_temps_plein";
export const demoStatuses: Readonly<Record<string, readonly string[]>> = {
  permanent_temps_partiel: ["zoe_arsenault", "anne_theriault"],
  temporaire: ["hugo_lapointe"],
  saisonnier: ["rosalie_bergeron", "gabriela_moreno"],
  stage: ["emile_pelletier"],
};

/** Who is in a second team, by the key of that team. */
export const demoSecondTeams: Readonly<Record<string, readonly string[]>> = {
  membres: ["camille_tremblay"],
  operations: ["mathieu_belanger"],
  conception: ["amina_diallo"],
  reparation: ["etienne_roy", "rosalie_bergeron", "wei_zhang"],
  logistique: ["samuel_awashish", "hugo_lapointe", "gabriela_moreno"],
};

/** The person whose evaluation the demonstration follows. */
export const demoSubjectKey = "camille_tremblay";

export const demoObjectives: readonly DemoObjective[] = [
  {
    key: "delai_de_reponse",
    name: {
      fr: "Répondre aux demandes des membres en deux jours ouvrables.",
      en: "Answer members’ requests within two business days.",
    },
  },
  {
    key: "atelier_de_reparation",
    name: {
      fr: "Ouvrir un deuxième atelier de réparation d’ici l’été.",
      en: "Open a second repair workshop by summer.",
    },
  },
  {
    key: "releve",
    name: {
      fr: "Préparer une personne à prendre le relais pour chaque tâche essentielle.",
      en: "Prepare a backup person for every essential task.",
    },
  },
  {
    key: "satisfaction",
    name: {
      fr: "Recueillir l’avis de la moitié des membres après chaque réparation.",
      en: "Gather the views of half of all members after each repair.",
    },
  },
];

/**
 * Comments by key of skill. They name no one, agree with no one's gender (neither the reader's nor the writer's)
 * and tell no position, so that any of them can stand under any group.
 */
export const commentsBySkill: Readonly<Record<string, readonly string[]>> = {
  conscience_de_soi: [
    "A dit devant tout le monde que l’estimation était trop optimiste. Ça a rendu la suite beaucoup plus simple.",
    "Continuez de demander de l’aide quand un dossier sort de votre domaine; ça donne la permission aux autres de le faire.",
    "Essayez de parler davantage de ce que vous faites bien : votre sens de l’organisation mérite d’être partagé.",
    "Remarque vite quand son rythme essouffle les autres, puis ralentit.",
    "Essayez de vérifier, à la fin d’une rencontre animée, comment votre message a été reçu.",
  ],
  gestion_priorites: [
    "Sait dire ce qui peut attendre. Ça enlève beaucoup de pression dans les semaines chargées.",
    "Continuez d’annoncer vos trois priorités le lundi : on sait tout de suite où mettre l’effort.",
    "Quand une urgence arrive, l’ordre des tâches est revu calmement, avec une explication.",
    "A repoussé une demande au bon moment, avec une nouvelle date. Tout le monde a pu finir l’essentiel.",
    "Essayez de bloquer du temps pour vos propres dossiers; vos journées se remplissent vite de rencontres.",
    "Helps everyone see what matters most this week. It is a strength worth naming.",
  ],
  adaptabilite: [
    "Quand le nouvel outil est arrivé, a pris une heure pour l’essayer avec les gens, sur de vrais dossiers.",
    "Continuez d’accueillir les imprévus avec curiosité; le ton donné aide tout le monde.",
    "A changé l’ordre du jour en pleine rencontre parce qu’un autre sujet pressait. C’était la bonne décision.",
    "Essayez de laisser un peu plus de temps entre deux changements, pour que les habitudes s’installent.",
    "Essayez de nommer ce qui reste stable quand vous annoncez un changement : c’est rassurant.",
  ],
  delegation: [
    "Essayez de laisser le choix de la méthode une fois le résultat convenu. Les gens connaissent bien leur travail.",
    "Le mandat est clair au départ, mais les vérifications rapprochées font parfois douter de la confiance accordée.",
    "Continuez de présenter le contexte en confiant un dossier : ça aide à prendre de bonnes décisions.",
    "Relit encore beaucoup de documents que d’autres pourraient approuver.",
    "Essayez de convenir de deux moments de suivi, puis d’attendre ces moments.",
    "Try handing over a whole project rather than single tasks. People are ready for it.",
  ],
  ecoute: [
    "Prend vraiment le temps d’écouter. Après nos échanges, je sens que mon point de vue a compté.",
    "Continuez de reformuler ce que vous avez compris : ça évite bien des malentendus.",
    "Quand une discussion s’emballe, demande à chaque personne d’aller au bout de son idée. Le calme revient.",
    "Se souvient de ce qui a été dit la fois précédente. C’est un petit geste qui donne confiance.",
    "Essayez de garder cinq minutes à la fin des rencontres; les questions les plus utiles arrivent souvent là.",
    "Puts the phone away and listens. I leave our conversations with a clearer head.",
  ],
  retroaction_constructive: [
    "Donne des exemples précis. On sait exactement quoi refaire la prochaine fois.",
    "Continuez de souligner les bons coups devant le groupe; ça fait du bien à tout le monde.",
    "Aborde les sujets délicats en privé, avec beaucoup de tact.",
    "Essayez de parler plus tôt de ce qui pourrait aller mieux, avant que la situation s’installe.",
    "Les commentaires portent sur le travail, et la discussion en devient plus facile.",
    "Feedback comes with one concrete suggestion, which makes it easy to act on.",
  ],
  accompagnement: [
    "Pose de bonnes questions au lieu de donner la réponse. J’ai trouvé ma propre solution plus d’une fois.",
    "Continuez de réserver ces rencontres individuelles, même dans les semaines chargées.",
    "S’intéresse à ce qu’on aimerait faire plus tard et s’en souvient quand une occasion passe.",
    "Essayez de revenir sur les progrès deux ou trois mois après une formation.",
    "Essayez de confier l’animation d’une rencontre à une autre personne : ce serait une belle occasion d’apprendre.",
  ],
  vision: [
    "Relie bien le travail du jour au plan de la coopérative; on comprend pourquoi ça compte.",
    "Continuez d’expliquer les grandes orientations avec des exemples tirés du quotidien.",
    "Quand la discussion part dans tous les sens, rappelle l’objectif en une phrase.",
    "Essayez de parler un peu plus de l’année prochaine : on voit bien le mois, moins la suite.",
    "Essayez d’afficher les objectifs à un endroit que tout le monde consulte.",
  ],
  communication: [
    "Les messages sont courts, et l’action demandée est dans la première ligne. C’est précieux.",
    "Continuez d’envoyer un résumé après les rencontres : tout le monde repart avec la même information.",
    "Sait expliquer un sujet technique avec des mots simples.",
    "Essayez d’annoncer les changements un peu plus tôt, même quand tout n’est pas décidé.",
    "Essayez de garder les décisions importantes au même endroit; il faut parfois chercher.",
    "Clear and calm, even when the news is not great.",
  ],
  collaboration: [
    "Appelle avant de décider quand une autre équipe est touchée. On se sent dans le coup.",
    "Continuez de nommer les gens qui ont contribué quand vous présentez un résultat.",
    "A prêté main-forte pendant l’inventaire alors que rien ne l’y obligeait.",
    "Essayez d’inviter les autres équipes plus tôt dans les projets communs.",
    "Quand une entente est prise en groupe, elle tient. C’est reposant.",
    "Easy to work with across teams. Looks for what works for both sides.",
  ],
  mobilisation: [
    "Prend le temps de dire merci, avec un détail qui montre que le travail a été vu.",
    "Continuez de souligner les petites étapes; elles donnent de l’élan dans les longs projets.",
    "Dans le creux de l’hiver, a ramené la discussion vers ce qu’on pouvait régler cette semaine-là.",
    "Essayez d’encourager les idées à moitié prêtes : certaines n’osent pas sortir.",
    "Donne l’exemple dans les tâches ingrates, et ça se remarque.",
  ],
  gestion_desaccords: [
    "Va voir directement la personne concernée, avec respect. Les tensions durent moins longtemps.",
    "Continuez d’écouter chaque point de vue avant de donner le vôtre.",
    "A proposé un essai de deux semaines pour départager deux idées. Tout le monde y a trouvé son compte.",
    "Essayez de laisser un désaccord exister un moment; le compromis arrive parfois un peu vite.",
    "Essayez de revenir sur le sujet avec le groupe une fois le désaccord réglé.",
  ],
};

/** Answers to the open questions of the library, by slug. */
export const openAnswersByQuestion: Readonly<Record<string, readonly string[]>> = {
  conscience_de_soi_force_a_exploiter: [
    "Son calme. Dans une rencontre tendue, une phrase de sa part suffit à ramener la discussion.",
    "Sa façon d’organiser le travail : elle profiterait aux autres équipes.",
    "Sa mémoire des détails, qui rassure les membres.",
    "The ability to make complicated things simple. More of that in company meetings, please.",
  ],
  gestion_priorites_garder_temps: [
    "Confier l’approbation des demandes courantes à une autre personne.",
    "Bloquer deux avant-midi par semaine, sans rencontre.",
    "Répondre aux questions au même moment chaque jour plutôt qu’au fur et à mesure.",
    "Dire non plus tôt aux projets intéressants qui peuvent attendre.",
  ],
  fiabilite_a_continuer: [
    "Prévenir dès qu’un imprévu arrive, avec une proposition. Ça change tout.",
    "Tenir les petites promesses autant que les grandes.",
    "Relire une dernière fois avant d’envoyer : on se fie à ce qui est remis.",
    "Sharing bad news early. It builds a lot of trust.",
  ],
  ecoute_a_continuer: [
    "Faire un tour de table avant de trancher.",
    "Poser une deuxième question quand la première réponse est courte.",
    "Revenir voir les gens qui ont peu parlé pendant la rencontre.",
    "Résumer ce qui a été entendu, même quand il y a désaccord.",
    "Leaving a moment of silence after a question. The best ideas come then.",
  ],
  accompagnement_a_essayer: [
    "Confier un projet complet, avec le droit à l’erreur.",
    "Proposer un jumelage avec une autre équipe pendant une semaine.",
    "Demander à chaque personne ce qu’elle aimerait apprendre ce trimestre.",
    "Faire un court bilan après les dossiers difficiles, à deux.",
  ],
  collaboration_a_essayer: [
    "Partager les ébauches plus tôt, même imparfaites.",
    "Tenir une rencontre éclair chaque mois avec les autres équipes.",
    "Passer une demi-journée avec l’équipe qui reçoit le travail.",
    "Ask the other teams what would make their week easier.",
  ],
  sens_du_service_geste_marquant: [
    "Rappelle les membres après une réparation, pour savoir si tout va bien.",
    "Explique franchement ce qui est possible et ce qui ne l’est pas.",
    "Prend les plaintes comme des idées d’amélioration.",
    "Donne un délai réaliste, puis le respecte.",
  ],
  inclusion_geste_utile: [
    "Envoie les questions à l’avance, ce qui aide les gens qui préfèrent réfléchir avant de parler.",
    "Présente chaque nouvelle personne en racontant ce qu’elle apporte.",
    "Vérifie que l’heure des rencontres convient à tout le monde.",
    "Passe à l’anglais au besoin, puis revient au français pour que tout le monde suive.",
  ],
};
