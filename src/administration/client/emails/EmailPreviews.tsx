import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Sample } from "#administration/contract.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Facts, Section, Stack } from "#platform/ui/page/Section.tsx";
import { administration } from "../queries.ts";
import styles from "./emails.module.css";

/** How the email arrives: its heading, then as it is drawn on a computer, on a phone, in the dark, and as text. */
export function EmailPreviews({ chosen }: { chosen: Sample }) {
  const texts = useTexts("administration");
  const { looks, header } = texts;
  const query = useQuery(administration.sample.queryOptions({ input: chosen, staleTime: Infinity }));
  return (
    <Section title={looks.title} bare>
      <QueryView query={query}>
        {({ subject, preheader, from, text }) => (
          <Stack>
            <Facts
              facts={[
                { label: header.subject, value: subject },
                { label: header.preheader, value: preheader },
                { label: header.from, value: from },
              ]}
            />
            <div className={styles.looks}>
              <PreviewFrame chosen={chosen} name={looks.desktop} width="desktop" />
              <PreviewFrame chosen={chosen} name={looks.phone} width="phone" />
              <PreviewFrame chosen={chosen} name={looks.dark} width="desktop" scheme="dark" />
              <Preview name={looks.text} width="phone">
                {/* It scrolls, so that the keyboard has to reach it. */}
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <pre className={styles.text} lang={chosen.language} tabIndex={0} aria-label={looks.text}>
                  {text}
                </pre>
              </Preview>
            </div>
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

interface PreviewProps {
  name: string;
  width: "desktop" | "phone";
  children: ReactNode;
}

const Preview = ({ name, width, children }: PreviewProps) => (
  <figure className={`${styles.look} ${styles[width]}`}>
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

interface PreviewFrameProps extends Omit<PreviewProps, "children"> {
  chosen: Sample;
  scheme?: "light" | "dark";
}

/** A page of its own, which runs nothing and leads nowhere; a new choice is a new frame, not a step of the history. */
function PreviewFrame({ chosen, name, width, scheme = "light" }: PreviewFrameProps) {
  const address = paths.emailPreview({ ...chosen, scheme });
  return (
    <Preview name={name} width={width}>
      <div className={styles.screen}>
        <iframe key={address} src={address} title={name} sandbox="" className={styles.frame} />
      </div>
    </Preview>
  );
}
