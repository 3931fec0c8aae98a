import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";
import { listInAddress } from "#platform/client/addresses.ts";

export const skills = {
  texts: {
    skills: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
    questionImport: {
      fr: () => import("../texts/import.fr.ts"),
      en: () => import("../texts/import.en.ts"),
    },
    values: {
      fr: () => import("./values/texts.fr.ts"),
      en: () => import("./values/texts.en.ts"),
    },
  },
  screens: {
    administer: [
      screen({
        path: paths.questionCategories(),
        name: "SkillsScreen",
        load: () => import("./screens/SkillsScreen.tsx"),
        texts: ["skills"],
        search: listInAddress,
      }),
      screen({
        path: paths.createSkill(),
        name: "CreateSkillScreen",
        load: () => import("./screens/CreateSkillScreen.tsx"),
        texts: ["skills"],
      }),
      screen({
        path: paths.skill("$id"),
        name: "SkillScreen",
        load: () => import("./screens/SkillScreen.tsx"),
        texts: ["skills"],
      }),
      screen({
        path: paths.questions(),
        name: "QuestionsScreen",
        load: () => import("./screens/QuestionsScreen.tsx"),
        texts: ["skills"],
        search: listInAddress,
      }),
      screen({
        path: paths.importQuestions(),
        name: "ImportQuestionsScreen",
        load: () => import("./screens/ImportQuestionsScreen.tsx"),
        texts: ["skills", "imports", "questionImport"],
      }),
      screen({
        path: paths.values(),
        name: "ValuesScreen",
        load: () => import("./screens/ValuesScreen.tsx"),
        texts: ["skills", "values"],
      }),
      screen({
        path: paths.createValue(),
        name: "CreateValueScreen",
        load: () => import("./screens/CreateValueScreen.tsx"),
        texts: ["skills", "values"],
      }),
      screen({
        path: paths.editValue("$id"),
        name: "EditValueScreen",
        load: () => import("./screens/EditValueScreen.tsx"),
        texts: ["skills", "values"],
      }),
    ],
  },
} satisfies ClientModule;
