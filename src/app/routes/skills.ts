import { createRoute } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { administering } from "./groups.tsx";
import { listInAddress, screen } from "./screen.ts";

export const skillsRoutes = {
  administer: [
    createRoute({
      getParentRoute: () => administering,
      path: paths.questionCategories(),
      validateSearch: listInAddress,
      component: screen("SkillsScreen", () => import("#skills/client/screens/SkillsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.createSkill(),
      component: screen("CreateSkillScreen", () => import("#skills/client/screens/CreateSkillScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.skill("$id"),
      component: screen("SkillScreen", () => import("#skills/client/screens/SkillScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.questions(),
      validateSearch: listInAddress,
      component: screen("QuestionsScreen", () => import("#skills/client/screens/QuestionsScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.createQuestion(),
      component: screen("NewQuestion", () => import("../NewQuestion.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.importQuestions(),
      component: screen(
        "ImportQuestionsScreen",
        () => import("#skills/client/screens/ImportQuestionsScreen.tsx"),
      ),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.editQuestion("$id"),
      component: screen("QuestionPage", () => import("../QuestionPage.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.values(),
      component: screen("ValuesScreen", () => import("#skills/client/screens/ValuesScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.createValue(),
      component: screen("CreateValueScreen", () => import("#skills/client/screens/CreateValueScreen.tsx")),
    }),
    createRoute({
      getParentRoute: () => administering,
      path: paths.editValue("$id"),
      component: screen("EditValueScreen", () => import("#skills/client/screens/EditValueScreen.tsx")),
    }),
  ],
};
