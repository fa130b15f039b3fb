import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
}

/** The mails to an address, newest first. */
async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get('/dev/mail', { headers: { Accept: 'application/json' } })).json();
  return mails.filter(({ to }) => to === address);
}

/** Waits for a mail later than `after` with a line that is a code, and returns the code. */
export async function codeMailedTo(request: APIRequestContext, address: string, after: Date): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const fresh = (await mailsTo(request, address)).filter(({ createdAt }) => new Date(createdAt) >= after);
      code = fresh.map(({ text }) => /^[A-Z0-9]{6}$/m.exec(text)?.[0]).find(Boolean);
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

/** Waits for a mail with a link to `path`, and returns the link's path and query. */
export async function linkMailedTo(request: APIRequestContext, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const links = (await mailsTo(request, address)).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
      link = links.find((one) => new URL(one).pathname === path);
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** Waits until an address has a mail with a matching subject. */
export async function expectMail(request: APIRequestContext, address: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(request, address)).map((mail) => mail.subject))
    .toContainEqual(expect.stringMatching(subject));
}
