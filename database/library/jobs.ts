import type { LibraryJobFamily, LibraryJobStatus } from "./shape.ts";

/**
 * The default job families and their positions. Names fit any person, whatever their gender; each position lists the
 * skills that make the difference in it, with the level expected.
 */
export const libraryJobFamilies: readonly LibraryJobFamily[] = [
  {
    key: "direction_encadrement",
    name: { fr: "Direction et encadrement", en: "Leadership and management" },
    description: {
      fr: "Fixer un cap, répartir le travail et faire grandir les personnes.",
      en: "Setting a course, sharing out the work and helping people grow.",
    },
    positions: [
      {
        key: "direction_generale",
        name: { fr: "Direction générale", en: "Executive director" },
        description: {
          fr: "Porte la mission de l’entreprise, choisit ses grandes orientations et en répond devant tous.",
          en: "Carries the company’s mission, chooses its broad directions and answers for them to everyone.",
        },
        skills: [
          { key: "vision", level: 5 },
          { key: "mobilisation", level: 5 },
          { key: "delegation", level: 4 },
          { key: "ouverture_retroaction", level: 4 },
          { key: "inclusion", level: 4 },
        ],
      },
      {
        key: "gestionnaire_service",
        name: { fr: "Gestionnaire de service", en: "Department manager" },
        description: {
          fr: "Traduit les orientations en priorités, donne les moyens d’agir et suit les résultats d’un service.",
          en: "Turns broad directions into priorities, gives people the means to act and follows a department’s results.",
        },
        skills: [
          { key: "clarte_attentes", level: 4 },
          { key: "delegation", level: 4 },
          { key: "retroaction_constructive", level: 4 },
          { key: "accompagnement", level: 4 },
          { key: "collaboration", level: 4 },
        ],
      },
      {
        key: "chef_equipe",
        name: { fr: "Chef d’équipe", en: "Team lead" },
        description: {
          fr: "Organise le travail de la journée, reste à l’écoute et règle les désaccords avant qu’ils durent.",
          en: "Organizes the day’s work, keeps listening and settles disagreements before they last.",
        },
        skills: [
          { key: "clarte_attentes", level: 4 },
          { key: "ecoute", level: 4 },
          { key: "retroaction_constructive", level: 3 },
          { key: "gestion_desaccords", level: 4 },
          { key: "fiabilite", level: 4 },
        ],
      },
    ],
  },
  {
    key: "operations_projets",
    name: { fr: "Opérations et projets", en: "Operations and projects" },
    description: {
      fr: "Livrer ce qui est promis, à temps, et mieux chaque fois.",
      en: "Delivering what was promised, on time, and better each time.",
    },
    positions: [
      {
        key: "gestionnaire_projet",
        name: { fr: "Gestionnaire de projet", en: "Project manager" },
        description: {
          fr: "Mène un projet du besoin à la livraison, avec des personnes qui ne relèvent pas toutes d’elle ou de lui.",
          en: "Leads a project from need to delivery, with people who do not all report to them.",
        },
        skills: [
          { key: "gestion_priorites", level: 5 },
          { key: "communication", level: 4 },
          { key: "collaboration", level: 4 },
          { key: "resolution_problemes", level: 4 },
          { key: "adaptabilite", level: 4 },
        ],
      },
      {
        key: "responsable_operations",
        name: { fr: "Responsable des opérations", en: "Operations lead" },
        description: {
          fr: "Veille au bon déroulement des activités de tous les jours et à leur amélioration.",
          en: "Sees that everyday activities run well, and that they keep improving.",
        },
        skills: [
          { key: "amelioration_continue", level: 4 },
          { key: "gestion_priorites", level: 4 },
          { key: "resolution_problemes", level: 4 },
          { key: "fiabilite", level: 5 },
          { key: "ecoresponsabilite", level: 3 },
        ],
      },
    ],
  },
  {
    key: "ventes_clientele",
    name: { fr: "Ventes et clientèle", en: "Sales and customers" },
    description: {
      fr: "Comprendre les besoins de la clientèle, y répondre et tenir parole.",
      en: "Understanding what customers need, answering it and keeping one’s word.",
    },
    positions: [
      {
        key: "specialiste_ventes",
        name: { fr: "Spécialiste des ventes", en: "Sales specialist" },
        description: {
          fr: "Bâtit des relations de confiance et propose ce qui convient vraiment.",
          en: "Builds relationships of trust and offers what truly fits.",
        },
        skills: [
          { key: "ecoute", level: 4 },
          { key: "communication", level: 4 },
          { key: "sens_du_service", level: 4 },
          { key: "fiabilite", level: 4 },
          { key: "adaptabilite", level: 3 },
        ],
      },
      {
        key: "specialiste_clientele",
        name: { fr: "Spécialiste du service à la clientèle", en: "Customer service specialist" },
        description: {
          fr: "Répond aux demandes, apaise les situations tendues et suit chaque dossier jusqu’au bout.",
          en: "Answers requests, eases tense situations and follows each case through to the end.",
        },
        skills: [
          { key: "sens_du_service", level: 5 },
          { key: "ecoute", level: 4 },
          { key: "gestion_emotions", level: 4 },
          { key: "resolution_problemes", level: 3 },
          { key: "collaboration", level: 3 },
        ],
      },
      {
        key: "specialiste_marketing",
        name: {
          fr: "Spécialiste du marketing et des communications",
          en: "Marketing and communications specialist",
        },
        description: {
          fr: "Fait connaître l’entreprise avec des messages clairs, justes et fidèles à ce qu’elle est.",
          en: "Makes the company known through messages that are clear, accurate and true to what it is.",
        },
        skills: [
          { key: "communication", level: 5 },
          { key: "apprentissage_continu", level: 3 },
          { key: "collaboration", level: 4 },
          { key: "gestion_priorites", level: 4 },
          { key: "adaptabilite", level: 4 },
        ],
      },
    ],
  },
  {
    key: "technologie_donnees",
    name: { fr: "Technologie et données", en: "Technology and data" },
    description: {
      fr: "Concevoir, entretenir et expliquer les outils sur lesquels les autres comptent.",
      en: "Designing, maintaining and explaining the tools that others rely on.",
    },
    positions: [
      {
        key: "specialiste_logiciel",
        name: { fr: "Spécialiste en développement logiciel", en: "Software developer" },
        description: {
          fr: "Conçoit des logiciels utiles et faciles à faire évoluer, et partage ce qui a été appris en chemin.",
          en: "Designs software that is useful and easy to change, and shares what was learned along the way.",
        },
        skills: [
          { key: "resolution_problemes", level: 5 },
          { key: "collaboration", level: 4 },
          { key: "apprentissage_continu", level: 4 },
          { key: "transmission_savoirs", level: 3 },
          { key: "fiabilite", level: 4 },
        ],
      },
      {
        key: "analyste_donnees",
        name: { fr: "Analyste de données", en: "Data analyst" },
        description: {
          fr: "Transforme des données éparses en réponses fiables que tout le monde peut comprendre.",
          en: "Turns scattered data into reliable answers that everyone can understand.",
        },
        skills: [
          { key: "resolution_problemes", level: 4 },
          { key: "communication", level: 4 },
          { key: "fiabilite", level: 4 },
          { key: "apprentissage_continu", level: 4 },
          { key: "sens_du_service", level: 3 },
        ],
      },
    ],
  },
  {
    key: "administration_rh",
    name: { fr: "Administration et ressources humaines", en: "Administration and human resources" },
    description: {
      fr: "Prendre soin des personnes, des chiffres et des règles qui font tenir l’ensemble.",
      en: "Taking care of the people, figures and rules that hold everything together.",
    },
    positions: [
      {
        key: "specialiste_rh",
        name: { fr: "Spécialiste des ressources humaines", en: "Human resources specialist" },
        description: {
          fr: "Accompagne les personnes de l’embauche au départ, avec équité et discrétion.",
          en: "Supports people from hiring to departure, with fairness and discretion.",
        },
        skills: [
          { key: "ecoute", level: 5 },
          { key: "inclusion", level: 4 },
          { key: "gestion_desaccords", level: 4 },
          { key: "authenticite", level: 4 },
          { key: "communication", level: 4 },
        ],
      },
      {
        key: "comptable",
        name: { fr: "Comptable", en: "Accountant" },
        description: {
          fr: "Tient des comptes exacts, respecte les échéances et éclaire les décisions.",
          en: "Keeps accurate books, meets deadlines and sheds light on decisions.",
        },
        skills: [
          { key: "fiabilite", level: 5 },
          { key: "gestion_priorites", level: 4 },
          { key: "amelioration_continue", level: 3 },
          { key: "communication", level: 3 },
          { key: "authenticite", level: 4 },
        ],
      },
    ],
  },
];

/** The job statuses, in the order in which they are offered. */
export const libraryJobStatuses: readonly LibraryJobStatus[] = [
  { key: "permanent_temps_plein", name: { fr: "Permanent, temps plein", en: "Permanent, full time" } },
  { key: "permanent_temps_partiel", name: { fr: "Permanent, temps partiel", en: "Permanent, part time" } },
  { key: "temporaire", name: { fr: "Temporaire", en: "Temporary" } },
  { key: "saisonnier", name: { fr: "Saisonnier", en: "Seasonal" } },
  { key: "stage", name: { fr: "Stage", en: "Internship" } },
];
