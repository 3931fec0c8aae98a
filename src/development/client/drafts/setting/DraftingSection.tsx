import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { BringErrors } from "#platform/client/BringErrors.tsx";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Facts, Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { DraftSetting, Switching } from "../../../contract/drafts.ts";
import { en } from "../../../texts/errors.en.ts";
import { fr } from "../../../texts/errors.fr.ts";
import { development } from "../../queries.ts";
import styles from "./setting.module.css";
import { useSettingTexts } from "./useSettingTexts.ts";

const SwitchDialogs = later(async () => (await import("./SwitchDialogs.tsx")).SwitchDialogs);

const errors = { fr, en };

/** Among the settings of the company: whether plans can be drafted by AI, by whom that was decided and on which assessment. */
export const DraftingSection = () => (
  <BringErrors errors={errors}>
    <Drafting />
  </BringErrors>
);

function Drafting() {
  const texts = useSettingTexts();
  const query = useQuery(development.readDrafting.queryOptions({ input: {} }));
  return (
    <Section title={texts.title} intro={texts.intro} bare>
      <QueryView query={query} skeleton="line">
        {(setting) => (
          <Stack>
            <State setting={setting} />
            <History history={setting.history} />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

function State({ setting: { isOn, destination, history } }: { setting: DraftSetting }) {
  const texts = useSettingTexts();
  const administers = useCan("administer");
  const [isAsking, setIsAsking] = useState(false);
  const [assessment, setAssessment] = useState("");
  // Switched on once, and the server has gone since: that can still be taken back.
  const wasOn = history[0]?.isOn ?? false;
  return (
    <>
      {destination ? (
        <>
          <p className={styles.plain}>{isOn ? texts.on : texts.off}</p>
          <Facts
            facts={[
              { label: texts.destination, value: destination.host },
              { label: texts.model, value: destination.model },
            ]}
          />
        </>
      ) : (
        <NoServer wasOn={wasOn} />
      )}
      {!administers && <p className={styles.quiet}>{texts.adminOnly}</p>}
      {administers && (destination || wasOn) && (
        <Row>
          <Button onClick={() => setIsAsking(true)}>{wasOn ? texts.switchOff : texts.switchOn}</Button>
        </Row>
      )}
      <SwitchDialogs
        open={isAsking}
        isOn={!wasOn}
        destination={destination}
        assessment={assessment}
        onWrite={setAssessment}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function NoServer({ wasOn }: { wasOn: boolean }) {
  const { none: texts } = useSettingTexts();
  return (
    <Notice title={texts.title}>
      {wasOn && <p>{texts.wasOn}</p>}
      <p>{texts.words}</p>
      <dl className={styles.variables}>
        {Object.entries(texts.variables).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function History({ history }: Pick<DraftSetting, "history">) {
  const { history: texts } = useSettingTexts();
  if (history.length === 0) return null;
  return (
    <Section title={texts.title} intro={texts.words} level={3} bare>
      <ol className={styles.history}>
        {history.map((switching) => (
          <SwitchingLine key={switching.id} switching={switching} />
        ))}
      </ol>
    </Section>
  );
}

function SwitchingLine({ switching: { isOn, by, at, model, assessment } }: { switching: Switching }) {
  const { history: texts } = useSettingTexts();
  const { language } = useLanguage();
  const say = useSay();
  const moment = formatMoment(language, new Date(at));
  return (
    <li>
      <p className={styles.title}>{say(isOn ? texts.on : texts.off, { name: fullName(by) })}</p>
      <p className={styles.quiet}>{isOn && model ? say(texts.facts, { moment, model }) : moment}</p>
      {assessment && (
        <details className={styles.assessment}>
          <summary>{texts.assessment}</summary>
          <p>{assessment}</p>
        </details>
      )}
    </li>
  );
}
