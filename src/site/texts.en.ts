import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  navigation: {
    steps: "How it works",
    anonymity: "Anonymity",
    plans: "Plans",
    signIn: "Sign in",
    dashboard: "Open my dashboard",
  },
  home: {
    windowTitle: "360 evaluation",
    title: "Come full circle. Skip the runaround.",
    lead: "The 360 evaluation your teams finish in fifteen minutes, and turn into a plan they actually follow.",
    register: "Create a free account",
    seeReport: "See a sample report",
    note: "Designed to help you comply with Quebec’s Law 25. French first, English too.",
    stepsTitle: "Three steps, one full circle",
    steps: {
      prepare: "Prepare",
      prepareText: "Choose a person, skills and the people around them. The library suggests the questions.",
      answer: "Answer",
      answerText: "One question at a time, on a phone or a computer. Every word is kept as you go.",
      act: "Act",
      actText: "Three findings first, the detail after. Then what you decide to do about them.",
    },
    anonymityTitle: "Speak plainly, stay anonymous",
    anonymityLead: "Anonymity isn’t a promise in the small print: it’s a calculation, and here is its rule.",
    anonymity: {
      threshold:
        "Colleagues’ answers are grouped. With fewer than three answers, the group doesn’t appear, not even indirectly.",
      once: "The report is computed once, when collection closes. Nobody sees partial results.",
      words: "Comments appear word for word, without names and in random order.",
      manager: "The manager answers openly, and is told so before the first question.",
      log: "Every time someone else opens the report, it’s recorded and visible to the person evaluated.",
    },
    anonymityNotice: "Before answering, everyone reads who will see what.",
    plansTitle: "Simple plans",
    plansLead: "Answering is always free. We only count the people who run evaluations. Prices are coming.",
    plans: {
      free: "Free",
      freeText: "1 person running evaluations, 3 active evaluations, unlimited answers, community support",
      pro: "Pro",
      proText: "10 people included, unlimited evaluations, priority support",
      enterprise: "Enterprise",
      enterpriseText: "Custom",
      talk: "Let’s talk",
    },
    trial: {
      title: "Try it",
      lead: "Three questions about Dominique, a fictional person, and what the report says. Nothing is sent: your answers stay on this page.",
      number: "{skill} · {number} of {total}",
      skills: {
        listening: {
          name: "Listening",
          question: "Asks questions to understand.",
          tag: "Strength to recognize",
        },
        delegation: {
          name: "Delegation",
          question: "Lets others choose how to do things.",
          tag: "Blind spot to explore",
        },
        recognition: {
          name: "Recognition",
          question: "Points out work well done.",
          tag: "Shared strength",
        },
      },
      levels: { 1: "Rarely", 2: "Sometimes", 3: "Often", 4: "Very often", 5: "Almost always" },
      chooseFirst: "Choose an answer.",
      next: "Next",
      finish: "Finish",
      endTitle: "Thank you. Your view counts.",
      end: "In a real report it blends into that of the other colleagues, and only if at least three of them answer.",
      read: "Read Dominique’s report",
      again: "Start over",
      report: {
        kicker: "Example · fictional person",
        title: "Dominique, from every side",
        legend: { self: "Dominique", manager: "Manager", peer: "Colleagues (5)" },
        values: "Dominique {self}, manager {manager}, colleagues {peer}, out of 5.",
        mine: "Your try: {level}",
      },
    },
    questionsTitle: "Frequently asked questions",
    questions: {
      time: {
        question: "How long does it take to answer?",
        answer:
          "About fifteen minutes, in one sitting or several, on a phone or a computer. Each answer is kept as you go, even without a network.",
      },
      secrecy: {
        question: "Will anyone know what I answered?",
        answer:
          "The answers of colleagues and direct reports are grouped, and a group only appears from three people on. The manager answers openly. Before the first question, a page says who will see what.",
      },
      readers: {
        question: "Who reads the report?",
        answer:
          "The person evaluated, their manager, the evaluation lead and the administrators of the account. Each opening by someone else is recorded, and the person evaluated can see it.",
      },
      account: {
        question: "Do I need an account to answer?",
        answer: "No. The link you get by email is enough.",
      },
      library: {
        question: "Where do the questions come from?",
        answer:
          "From a library of observable behaviours, in French and in English. You choose, you change the words, you add your own.",
      },
    },
    lastTitle: "The first round takes minutes to prepare.",
  },
  contact: {
    title: "Contact us",
    lead: "The right person depends on what you need.",
    answeringTitle: "You received an invitation to answer",
    answering:
      "Write to the person running the evaluation, named in the invitation: they know the due date, the questions and who was invited.",
    accountTitle: "You have an account",
    account:
      "You can change your password <recovery>by email</recovery>. For access, a role or a name to correct, write to your company’s account owner.",
    personalTitle: "Your personal information",
    personal:
      "To see it, correct it or have it deleted, write to the person in charge of protecting personal information in your company. The <privacy>Privacy</privacy> page says what Rondo keeps and why.",
    startTitle: "You want to try Rondo",
    start:
      "A <register>free account</register> is enough to run three evaluations at a time, from questionnaire to report.",
    formTitle: "Write to us",
    name: "Your name",
    nameRequired: "Enter your name.",
    email: "Your email",
    message: "Your message",
    submit: "Send message",
    failed: "Your message didn’t go through. It’s still here.",
    sentTitle: "Message received.",
    sentAnnounced: "The person who runs this installation has been told by email.",
    sentStored: "It is kept on this installation. Nobody is told by email, so an answer may take some time.",
  },
  terms: {
    title: "Terms of use",
    lead: "What you can expect from Rondo, and what Rondo expects from you.",
    useTitle: "What Rondo is for",
    use: "Rondo is for evaluating skills at work and getting better at them. A report informs a conversation; on its own it isn’t enough to decide on a hire, a salary or the end of a job.",
    accountTitle: "Your account",
    account:
      "Keep your password to yourself and give accurate information. The company that invites you decides who has an account, and may deactivate it.",
    respectTitle: "Respect",
    respect:
      "Describe behaviour you have seen. Insults, threats and discriminatory words have no place in an answer.",
    anonymityTitle: "Other people’s anonymity",
    anonymity: "Don’t try to guess who wrote what, or to get around the rules that protect answers.",
    contentTitle: "Who owns the data",
    content:
      "Questionnaires, answers and reports belong to the company running the evaluation, within the limits of the law and of each person’s rights.",
    availabilityTitle: "Availability",
    availability:
      "The organization hosting this installation looks after it. No software is free of outages: what you write is saved as you go.",
    lawTitle: "Governing law",
    law: "These terms are governed by the laws of Quebec and the federal laws of Canada that apply there.",
  },
  privacy: {
    title: "Privacy",
    lead: "What Rondo keeps, why, for how long, and who sees it.",
    keptTitle: "What is kept",
    keptAccount:
      "Your name, your email, your language and your place in the company, to recognize you and write to you.",
    keptAnswers:
      "Your answers and comments, to make a report. The link between you and an answer is stored apart; it only serves to show you your own answers, and it’s erased 90 days after the report is published.",
    keptPassword: "Never your password itself: only a fingerprint from which it can’t be recovered.",
    keptLog: "A log of important actions, such as opening a report, so that they can be accounted for.",
    readersTitle: "Who sees what",
    readers:
      "Before the first question, a page tells you who will read the report and how your answer will appear in it. Colleagues’ answers are only shown in groups of three people or more.",
    browserTitle: "In your browser",
    browser:
      "One cookie for your session and one for your language; your choice of theme, and a copy of your answers until they’re saved. No advertising, no tracking, no analytics.",
    elsewhereTitle: "Elsewhere",
    elsewhere:
      "Rondo doesn’t sell your data, and passes it only to the services chosen by the organization hosting it, such as its mail server.",
    aiTitle: "Artificial intelligence",
    ai: "No decision is made by a machine. Artificial intelligence is used only if the organization that hosts Rondo has chosen one and your company has turned it on: when you ask for it, and after showing you what would be sent, it suggests goals for your development plan.",
    rightsTitle: "Your rights",
    rights:
      "To see your information, correct it or have it deleted, ask the person in charge of protecting personal information in your company. If you disagree with the answer, you can turn to Quebec’s Commission d’accès à l’information.",
  },
};
