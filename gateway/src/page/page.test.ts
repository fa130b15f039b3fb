import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { withPlatform } from '../testing/test-platform';

let folder: string;
const page = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-page-'));
  await writeFile(path.join(folder, 'index.html'), page);
});
afterAll(() => rm(folder, { recursive: true }));

const withGateway = (env: Record<string, string>, work: (browser: Client) => Promise<void>) =>
  withPlatform({ env: { SHELL_DIR: folder, ...env } }, ({ url }) => work(client(url)));

test('the shell is served at every page path', () =>
  withGateway({}, async (browser) => {
    for (const target of ['/', '/signin?next=%2F', '/dashboard', '/dashboard/finance/loans', '/remotesx', '/apiary']) {
      const { status, headers, body } = await browser.get<string>(target);
      expect([target, status, headers.get('content-type')]).toEqual([target, 200, 'text/html; charset=utf-8']);
      expect(body).toMatch(/^<!doctype html>/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }));

test('the previous build is served while a newer one is incomplete, and this is logged', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'plaza-build-'));
  const write = (file: string, content: string) => writeFile(path.join(own, file), content);
  const { log, lines } = readableLog();
  await write('index.html', 'old');
  await withPlatform({ env: { SHELL_DIR: own }, log }, async ({ url }) => {
    const get = () => client(url).get<string>('/');
    expect((await get()).body).toBe('old');
    await write('index.html', 'a new one');
    await write('pages.json', '{ "/sign');
    const answers = [];
    do answers.push(await get());
    while (!lines.some(({ msg }) => /a build of the shell cannot be read/.test(String(msg))));
    answers.push(await get());
    expect([...new Set(answers.map(({ status, body }) => `${status} ${body}`))]).toEqual(['200 old']);
    await write('pages.json', '{}');
    await until(async () => (await get()).body === 'a new one');
  });
  await rm(own, { recursive: true });
});

test('the shell is not served at other paths', () =>
  withGateway({}, async (browser) => {
    for (const target of [
      '/api',
      '/api/',
      '/api/unknown',
      '/api/v1/unknown',
      '/remotes/x',
      '/assets/x',
      '/robots.txt',
    ]) {
      const { status, body } = await browser.get(target);
      expect([target, status, body]).toMatchObject([target, 404, { success: false, error: { code: 'not_found' } }]);
    }
    const { status, headers } = await browser.post('/dashboard', {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }));

test('only the page that renders a candidate release may be framed, and only by this site', () =>
  withGateway({}, async (browser) => {
    const framed = (await browser.get('/preflight?remote=finance&version=1.0.0')).headers;
    expect(framed.get('content-security-policy')).toMatch(
      /; frame-ancestors 'self'; sandbox allow-scripts allow-same-origin$/,
    );
    expect(framed.get('x-frame-options')).toBe('SAMEORIGIN');
    for (const path of ['/preflight/', '/preflights', '/dashboard?next=/preflight']) {
      expect((await browser.get(path)).headers.get('x-frame-options')).toBe('DENY');
    }
  }));

test('a path with a prerendered page gets that page, with placeholders filled in; every other path gets the program', async () => {
  const drawn = path.join(folder, 'pages');
  await mkdir(drawn);
  await writeFile(path.join(drawn, 'about.html'), `${page}<p>About</p><meta content="__TILE_URL__">`);
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ '/about': 'pages/about.html' }));
  await withGateway({ TILE_URL: 'https://tiles.example/{z}/{x}/{y}' }, async (browser) => {
    const { headers, body } = await browser.get<string>('/about?from=mail');
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const tile = '<meta content="https://tiles.example/{z}/{x}/{y}">';
    expect(body).toBe(`${page.replaceAll('__CSP_NONCE__', nonce)}<p>About</p>${tile}`);
    for (const other of ['/', '/about/us', '/constructor']) {
      expect((await browser.get<string>(other)).body).not.toContain('<p>About</p>');
    }
    for (const file of ['/pages/about.html', '/pages.json']) expect((await browser.get(file)).status).toBe(404);
  });
  await rm(drawn, { recursive: true });
  await rm(path.join(folder, 'pages.json'));
});

test('pages are compressed with gzip if accepted, with the same content', () =>
  withGateway({}, async (browser) => {
    const ask = (encoding: string) => browser.get<string>('/', { headers: { 'accept-encoding': encoding } });
    const answers = [await ask('gzip, br'), await ask('br'), await browser.get<string>('/')];
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, null]);
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(Array(3).fill('Accept-Encoding'));
    const lengths = answers.map(({ headers }) => Number(headers.get('content-length')));
    expect(lengths[1]).toBe(lengths[2]);
    expect(lengths[0]).not.toBe(lengths[1]);
  }));

test('each answer has its own nonce, the same in page and policy', () =>
  withGateway({}, async (browser) => {
    const nonces = new Set<string>();
    for (let n = 0; n < 5; n++) {
      const { headers, body } = await browser.get<string>('/');
      const nonce = /'nonce-([A-Za-z0-9+/=]{22,})'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(body).toBe(page.replaceAll('__CSP_NONCE__', nonce));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  }));

test('the policy allows only this origin and the tiles, and nothing unsafe', () =>
  withGateway({ TILE_URL: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png' }, async (browser) => {
    const policy = (await browser.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy.replace(/nonce-[^']+/, 'nonce')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'nonce'; " +
        "img-src 'self' data: blob: https://*.tiles.example:8443; connect-src 'self'; " +
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(policy).not.toContain('unsafe');
  }));

test('the page contains the address and the attribution of map tiles', async () => {
  await writeFile(
    path.join(folder, 'index.html'),
    `${page}<meta content="__TILE_URL__"><meta content="__TILE_ATTRIBUTION__">`,
  );
  const env = { TILE_URL: 'https://tiles.example/{z}/{x}/{y}?a=1&b=2', TILE_ATTRIBUTION: '<b>"Ours"</b>' };
  await withGateway(env, async (browser) => {
    const { body } = await browser.get<string>('/');
    expect(body).toContain('<meta content="https://tiles.example/{z}/{x}/{y}?a=1&amp;b=2">');
    expect(body).toContain('<meta content="&lt;b&gt;&quot;Ours&quot;&lt;/b&gt;">');
  });
  await writeFile(path.join(folder, 'index.html'), page);
});

test('pages have the security headers; HSTS only in production', async () => {
  await withGateway({}, async (browser) => {
    const { headers } = await browser.get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
  });
  await withGateway({ NODE_ENV: 'production' }, async (browser) => {
    expect((await browser.get('/')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

test('without a built shell, the page explains how to build it', () =>
  withGateway({ SHELL_DIR: '/nowhere' }, async (browser) => {
    const { status, headers, body } = await browser.get<string>('/dashboard');
    expect([status, headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(body).toContain('npm run build');
  }));
