/**
 * Goes to a provider as a browser would: follows its redirections with its cookies, fills in its sign-in page,
 * and stops at the address of ours to which it sends people back. Answers the query of that address.
 */
export async function signInElsewhere(url: string, name: string): Promise<string> {
  const provider = new URL(url).origin;
  const jar = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [key = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
      jar.set(key, value);
    }
    return response;
  };
  let here = url;
  for (let step = 0; step < 10; step += 1) {
    const response = await visit(here);
    const to = response.headers.get("location");
    const next = to ? new URL(to, here) : null;
    if (next && next.origin !== provider) return next.search.slice(1);
    if (next) here = next.href;
    else {
      const page = await response.text();
      if (!response.ok) throw new Error(`the provider answered ${response.status}: ${page.slice(0, 200)}`);
      const sent = await visit(here, { prompt: "login", login: name, password: "x" });
      here = new URL(sent.headers.get("location") ?? "", here).href;
    }
  }
  throw new Error("the provider never sent anybody back");
}
