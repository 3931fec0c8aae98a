import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import { toLocale } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { EmailContent, EmailQuestion, EmailScheme } from "./emailTemplate.ts";

const colours = {
  page: "#FBF9F4",
  surface: "#FFFFFF",
  ink: "#16212B",
  soft: "#46535F",
  line: "#E3DCCB",
  river: "#166884",
  tint: "#E6F1F5",
};
/** Those of the dark theme (platform/client/tokens.css). */
const dark = {
  page: "#0F161C",
  surface: "#17212A",
  ink: "#EEF2F4",
  soft: "#B9C4CD",
  line: "#2C3945",
  river: "#93CAE2",
  onRiver: "#0F161C",
  tint: "#1B2C37",
};

/**
 * Mail programs take the inline styles; the rules for the dark must win over them. A logo keeps a white plate: it may be
 * drawn in ink. Programs that know no media query darken the colours themselves.
 */
const darkRules = (media: string) => `@media ${media} {
  .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.river} !important; }
  .choice { color: ${dark.river} !important; border-color: ${dark.river} !important; background-color: ${dark.surface} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.river} !important; color: ${dark.onRiver} !important; }
  .banner { background-color: ${dark.tint} !important; color: ${dark.ink} !important; }
  .logo { background-color: #FFFFFF !important; border-radius: 8px !important; padding: 8px !important; }
}`;
const mediaByScheme: Record<EmailScheme, string> = {
  reader: "(prefers-color-scheme: dark)",
  dark: "all",
  light: "not all",
};

const font = { fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif", color: colours.ink };
const body = { ...font, fontSize: 17, lineHeight: "27px" };
const small = { ...font, color: colours.soft, fontSize: 14, lineHeight: "21px" };

interface Company {
  name: string;
  /** Attached to the message as « logo »; without one, the ring of Rondo as « ring ». */
  hasLogo: boolean;
}

interface Properties {
  content: EmailContent;
  language: Language;
  company: Company;
  wording: { signature: string; orCopy: string };
  scheme: EmailScheme;
}

/** One action, one button, and the same words for every mail program: the layout of all messages. */
function MessageEmail({ content, language, company, wording, scheme }: Properties) {
  const schemes = scheme === "reader" ? "light dark" : scheme;
  return (
    <Html lang={toLocale(language)}>
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content={schemes} />
        <meta name="supported-color-schemes" content={schemes} />
        <style>{`:root { color-scheme: ${schemes}; supported-color-schemes: ${schemes}; }
${darkRules(mediaByScheme[scheme])}`}</style>
      </Head>
      <Preview>{content.preheader}</Preview>
      <Body
        className="page"
        style={{ ...font, backgroundColor: colours.page, margin: 0, padding: "24px 12px" }}
      >
        <Container
          className="surface"
          style={{
            maxWidth: 600,
            backgroundColor: colours.surface,
            borderRadius: 22,
            border: `1px solid ${colours.line}`,
            padding: 32,
          }}
        >
          {content.banner && (
            <Text
              className="banner"
              style={{ ...small, ...banner, color: colours.ink, backgroundColor: colours.tint }}
            >
              {content.banner}
            </Text>
          )}
          <Letterhead {...company} />
          <Heading
            as="h1"
            className="ink"
            style={{ ...font, fontSize: 26, lineHeight: "32px", margin: "0 0 16px" }}
          >
            {content.title}
          </Heading>
          {content.paragraphs.map((paragraph) => (
            <Text key={paragraph} className="ink" style={{ ...body, margin: "0 0 16px" }}>
              {paragraph}
            </Text>
          ))}
          {content.question && <Question {...content.question} />}
          {(content.links ?? []).map(({ label, detail, url }) => (
            <Text key={url} className="ink" style={{ ...body, margin: "0 0 12px" }}>
              <Link href={url} className="link" style={{ color: colours.river, fontWeight: 600 }}>
                {label}
              </Link>
              <br />
              {detail}
            </Text>
          ))}
          {content.action && (
            <Section style={{ margin: "24px 0" }}>
              <Button href={content.action.url} className="button" style={button}>
                {content.action.label}
              </Button>
            </Section>
          )}
          {(content.footnotes ?? []).map((footnote) => (
            <Text
              key={footnote}
              className="soft"
              style={{ ...small, fontSize: 15, lineHeight: "23px", margin: "0 0 12px" }}
            >
              {footnote}
            </Text>
          ))}
          {content.action && (
            <Text className="soft" style={small}>
              {wording.orCopy} <span style={{ wordBreak: "break-all" }}>{content.action.url}</span>
            </Text>
          )}
          <Hr className="line" style={{ borderColor: colours.line, margin: "24px 0 16px" }} />
          <Text className="soft" style={{ ...small, margin: 0 }}>
            {wording.signature}
          </Text>
          {content.stop && (
            <Text className="soft" style={{ ...small, margin: "8px 0 0" }}>
              <Link
                href={content.stop.url}
                className="soft"
                style={{ color: colours.soft, textDecoration: "underline" }}
              >
                {content.stop.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** Each choice is a target of its own; numbers stand in one row. */
const Question = ({ text, choices, ends }: EmailQuestion) => (
  <Section style={{ margin: "8px 0 24px" }}>
    <Text className="ink" style={{ ...body, fontWeight: 600, margin: "0 0 12px" }}>
      {text}
    </Text>
    {choices.map(({ label, url }) => (
      <Link
        key={url}
        href={url}
        className="choice"
        style={{ ...choice, ...(ends ? numberChoice : wordChoice) }}
      >
        {label}
      </Link>
    ))}
    {ends && (
      <Text className="soft" style={{ ...small, margin: "8px 0 0" }}>
        {ends.join(" · ")}
      </Text>
    )}
  </Section>
);

const choice = {
  border: `1px solid ${colours.river}`,
  color: colours.river,
  backgroundColor: colours.surface,
  fontSize: 17,
  fontWeight: 600,
  textDecoration: "none",
};
const wordChoice = {
  display: "block",
  borderRadius: 12,
  padding: "11px 16px",
  lineHeight: "24px",
  margin: "0 0 8px",
};
const numberChoice = {
  display: "inline-block",
  borderRadius: 10,
  width: 40,
  padding: "9px 0",
  lineHeight: "24px",
  margin: "0 6px 8px 0",
  textAlign: "center" as const,
};

const banner = { borderRadius: 12, padding: "10px 14px", margin: "0 0 20px" };
const button = {
  backgroundColor: colours.river,
  color: "#FFFFFF",
  borderRadius: 999,
  padding: "14px 24px",
  fontWeight: 600,
  fontSize: 17,
};

const Letterhead = ({ name, hasLogo }: Company) =>
  hasLogo ? (
    <Img
      src="cid:logo"
      alt={name}
      className="logo"
      style={{ maxHeight: 48, maxWidth: 200, margin: "0 0 24px" }}
    />
  ) : (
    <Text
      className="ink"
      style={{ ...font, fontSize: 22, fontWeight: 700, letterSpacing: "-0.03em", margin: "0 0 24px" }}
    >
      <Img
        src="cid:ring"
        alt=""
        width={28}
        height={28}
        style={{ display: "inline-block", verticalAlign: "middle", margin: "0 10px 0 0" }}
      />
      rondo
    </Text>
  );

const selectWording = (language: Language, companyName: string) =>
  language === "fr"
    ? {
        signature: `Rondo pour ${companyName}`,
        orCopy: "Le bouton ne fonctionne pas? Copiez cette adresse\u00a0:",
      }
    : { signature: `Rondo for ${companyName}`, orCopy: "Button not working? Copy this address:" };

export interface WrittenEmail {
  subject: string;
  html: string;
  text: string;
}

const writeQuestion = ({ text, choices, ends }: EmailQuestion) => [
  ends ? `${text}\n${ends.join(" · ")}` : text,
  choices.map(({ label, url }) => `${label}\n${url}`).join("\n"),
];

export async function writeEmail(
  content: EmailContent,
  language: Language,
  company: Company,
  scheme: EmailScheme = "reader",
): Promise<WrittenEmail> {
  const wording = selectWording(language, company.name);
  const html = await render(<MessageEmail {...{ content, language, company, wording, scheme }} />);
  const text = [
    ...(content.banner ? [content.banner] : []),
    content.title,
    ...content.paragraphs,
    ...(content.question ? writeQuestion(content.question) : []),
    ...(content.links ?? []).map(({ label, detail, url }) => `${label}\n${detail}\n${url}`),
    ...(content.action ? [`${content.action.label}\n${content.action.url}`] : []),
    ...(content.footnotes ?? []),
    `—\n${wording.signature}`,
    ...(content.stop ? [`${content.stop.label}\n${content.stop.url}`] : []),
  ].join("\n\n");
  return { subject: content.subject, html, text };
}
