import type { World } from "./world.ts";

export interface Answer {
  status: number;
  /** The body without its requestId, which alone may differ between two equal answers. */
  body: string;
  code: string | undefined;
  /** The session that the answer sets, ready to send back. */
  cookie: string;
  setCookie: string;
  clearSiteData: string | null;
}

/** One call as the browser makes it: « auth/signIn ». */
export async function post(
  world: World,
  path: string,
  input: unknown,
  cookie = "",
  address?: string,
): Promise<Answer> {
  const response = await world.fetch(
    new Request(`http://localhost:3000/rpc/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "http://localhost:3000",
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ json: input }),
    }),
    address,
  );
  const text = await response.text();
  const { json } = JSON.parse(text) as { json: { code?: string; requestId?: string } };
  const setCookie = response.headers.get("set-cookie") ?? "";
  return {
    status: response.status,
    body: text.replace(json?.requestId ?? "", ""),
    code: json?.code,
    cookie: setCookie.split(";")[0] ?? "",
    setCookie,
    clearSiteData: response.headers.get("clear-site-data"),
  };
}
