import { IconCheck, IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { en as peopleInEnglish } from "#people/texts.en.ts";
import { fr as peopleInFrench } from "#people/texts.fr.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { ActionList } from "#platform/ui/layers/ActionList.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useLayer } from "#platform/ui/layers/useLayer.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { viewerQuery } from "../routes/viewerQuery.ts";
import styles from "./RoleView.module.css";
import { type Role, roles } from "#platform/vocabulary.ts";
import { chooseRole, readChosenRole } from "./roleView.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** In a development build, for an administrator: the menu and the guards of another role. */
export function RoleView() {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { roles: names } = { fr: peopleInFrench, en: peopleInEnglish }[language];
  const say = useSay();
  const router = useRouter();
  const { data: viewer } = useQuery(viewerQuery);
  const { button, layer } = useLayer("menu");
  if (!viewer?.isAdmin) return null;
  const seen = readChosenRole();
  const choose = (role: Role) => {
    chooseRole(role);
    void router.invalidate();
  };
  const name = say(texts.view, { role: names[seen] });
  return (
    <>
      <button {...button} {...tooltip(texts.choose)} type="button" className={styles.chip}>
        <IconEye size={18} aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>{texts.choose}</VisuallyHidden>
      </button>
      <ActionList
        {...layer}
        actions={roles.map((role) => ({
          label: names[role],
          icon: (
            <IconCheck size={18} aria-hidden="true" className={role === seen ? undefined : styles.unseen} />
          ),
          onChoose: () => choose(role),
        }))}
      />
      {seen !== "admin" && <div aria-hidden="true" className={styles.frame} />}
    </>
  );
}
