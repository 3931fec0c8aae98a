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
import { localeOf, type Language } from "#platform/texts.ts";
import type { EmailContent } from "../emailTemplate.ts";

const colours = {
  page: "#FBF9F4",
  surface: "#FFFFFF",
  ink: "#16212B",
  soft: "#46535F",
  line: "#E3DCCB",
  river: "#166884",
};
const font = { fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif", color: colours.ink };

interface Company {
  name: string;
  /** Attached to the message as « logo ». */
  hasLogo: boolean;
}

interface Properties {
  content: EmailContent;
  language: Language;
  company: Company;
  wording: { signature: string; orCopy: string };
}

/** One action, one button, and the same words for every mail program: the layout of all messages. */
function MessageEmail({ content, language, company, wording }: Properties) {
  return (
    <Html lang={localeOf(language)}>
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Preview>{content.preheader}</Preview>
      <Body style={{ ...font, backgroundColor: colours.page, margin: 0, padding: "24px 12px" }}>
        <Container
          style={{
            maxWidth: 600,
            backgroundColor: colours.surface,
            borderRadius: 22,
            border: `1px solid ${colours.line}`,
            padding: 32,
          }}
        >
          {company.hasLogo ? (
            <Img
              src="cid:logo"
              alt={company.name}
              style={{ maxHeight: 48, maxWidth: 200, margin: "0 0 24px" }}
            />
          ) : (
            <Text
              style={{ ...font, fontSize: 22, fontWeight: 700, letterSpacing: "-0.03em", margin: "0 0 24px" }}
            >
              rondo
            </Text>
          )}
          <Heading as="h1" style={{ ...font, fontSize: 26, lineHeight: "32px", margin: "0 0 16px" }}>
            {content.title}
          </Heading>
          {content.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ ...font, fontSize: 17, lineHeight: "27px", margin: "0 0 16px" }}>
              {paragraph}
            </Text>
          ))}
          {(content.links ?? []).map(({ label, detail, url }) => (
            <Text key={url} style={{ ...font, fontSize: 17, lineHeight: "27px", margin: "0 0 12px" }}>
              <Link href={url} style={{ color: colours.river, fontWeight: 600 }}>
                {label}
              </Link>
              <br />
              {detail}
            </Text>
          ))}
          {content.action && (
            <Section style={{ margin: "24px 0" }}>
              <Button
                href={content.action.url}
                style={{
                  backgroundColor: colours.river,
                  color: "#FFFFFF",
                  borderRadius: 999,
                  padding: "14px 24px",
                  fontWeight: 600,
                  fontSize: 17,
                }}
              >
                {content.action.label}
              </Button>
            </Section>
          )}
          {(content.footnotes ?? []).map((footnote) => (
            <Text
              key={footnote}
              style={{ ...font, color: colours.soft, fontSize: 15, lineHeight: "23px", margin: "0 0 12px" }}
            >
              {footnote}
            </Text>
          ))}
          {content.action && (
            <Text
              style={{
                ...font,
                color: colours.soft,
                fontSize: 14,
                lineHeight: "21px",
                wordBreak: "break-all",
              }}
            >
              {wording.orCopy} {content.action.url}
            </Text>
          )}
          <Hr style={{ borderColor: colours.line, margin: "24px 0 16px" }} />
          <Text style={{ ...font, color: colours.soft, fontSize: 14, margin: 0 }}>{wording.signature}</Text>
          {content.stop && (
            <Text style={{ ...font, color: colours.soft, fontSize: 14, margin: "8px 0 0" }}>
              <Link href={content.stop.url} style={{ color: colours.soft, textDecoration: "underline" }}>
                {content.stop.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

const wordingOf = (language: Language, companyName: string) =>
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

export async function writeEmail(
  content: EmailContent,
  language: Language,
  company: Company,
): Promise<WrittenEmail> {
  const wording = wordingOf(language, company.name);
  const html = await render(
    <MessageEmail content={content} language={language} company={company} wording={wording} />,
  );
  const text = [
    content.title,
    ...content.paragraphs,
    ...(content.links ?? []).map(({ label, detail, url }) => `${label}\n${detail}\n${url}`),
    ...(content.action ? [`${content.action.label}\n${content.action.url}`] : []),
    ...(content.footnotes ?? []),
    `—\n${wording.signature}`,
    ...(content.stop ? [`${content.stop.label}\n${content.stop.url}`] : []),
  ].join("\n\n");
  return { subject: content.subject, html, text };
}
