import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { readHeldEmail, type Mailer } from "./deliverEmails.ts";
import { pageHeaders } from "../http/headers.ts";
import { listOutbox } from "./outboxPages.ts";
import { sameSecret } from "../http/sameSecret.ts";
import { withInlinePictures } from "./writeMessage.ts";
import type { Services } from "../services.ts";

const cookieName = "rondo_mailbox";

/**
 * The held messages of an installation that only this machine should reach (perimeter.ts). The address contains a key
 * drawn at each start; the browser that opened it keeps the key in a cookie until the next start.
 */
export function devMailbox(services: Services, mailer: Mailer, key: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const given = c.req.query("key");
    const isOpenedByKey = given !== undefined && sameSecret(given, key);
    if (!isOpenedByKey && !sameSecret(getCookie(c, cookieName) ?? "", key)) return c.notFound();
    if (isOpenedByKey)
      setCookie(c, cookieName, key, { httpOnly: true, sameSite: "Strict", path: "/dev/mailbox" });
    for (const [name, value] of Object.entries(pageHeaders("mailbox"))) c.header(name, value);
    c.header("cache-control", "no-store");
    await next();
  });
  app.get("/", async (c) => c.html(layout("Boîte d’envoi", await list(services, c.req.query("after")))));
  app.get("/:companyId/:id", async (c) => message(c, services, mailer));
  return app;
}

async function list(services: Services, after: string | undefined) {
  const { items, nextCursor } = await listOutbox(services, after);
  if (items.length === 0) return html`<p>Aucun message pour l’instant.</p>`;
  return html`<ul>
      ${items.map(
        (row) =>
          html`<li>
            <a href="/dev/mailbox/${row.companyId}/${row.id}"><b>${row.recipient}</b> ${row.kind}</a>
            <small>${row.createdAt} · ${row.status}</small>
          </li>`,
      )}
    </ul>
    ${nextCursor ? html`<p><a href="/dev/mailbox?after=${nextCursor}">Messages plus anciens</a></p>` : ""}`;
}

async function message(c: Context, services: Services, mailer: Mailer): Promise<Response> {
  const mail = await readHeldEmail(services, mailer, c.req.param("companyId") ?? "", c.req.param("id") ?? "");
  // What it tells may be true no longer: then no one receives it.
  if (!mail)
    return c.html(
      layout(
        "Ce message ne partirait plus",
        html`<p><a href="/dev/mailbox">Tous les messages</a></p>
          <p>Ce qu’il annonçait n’est plus vrai, ou il n’est plus là.</p>`,
      ),
      404,
    );
  return c.html(
    layout(
      mail.subject,
      html`<p><a href="/dev/mailbox">Tous les messages</a></p>
        <p>À&nbsp;: <b>${mail.to}</b></p>
        <iframe
          title="${mail.subject}"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
          srcdoc="${withInlinePictures(mail.html, mail.attachments)}"
        ></iframe>
        <details>
          <summary>Texte seul</summary>
          <pre>${mail.text}</pre>
        </details>`,
    ),
  );
}

const layout = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="fr-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Rondo</title>
        <style>
          body {
            font: 17px/1.5 system-ui;
            margin: 0 auto;
            max-width: 760px;
            padding: 24px;
            background: #fbf9f4;
            color: #16212b;
          }
          ul {
            list-style: none;
            padding: 0;
          }
          li {
            background: #fff;
            border: 1px solid #e3dccb;
            border-radius: 12px;
            margin: 8px 0;
            padding: 12px 16px;
          }
          small {
            display: block;
            color: #46535f;
          }
          iframe {
            width: 100%;
            height: 720px;
            border: 1px solid #e3dccb;
            border-radius: 16px;
            background: #fff;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
