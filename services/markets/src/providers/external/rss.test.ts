import { NewsItem } from '@plaza/contracts/markets/quotes';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { rssNews } from './rss';

const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
  <title>Markets &amp; Money</title><link>https://news.test</link>
  <item>
    <title><![CDATA[Fed holds rates & waits]]></title>
    <link>https://news.test/a?x=1&amp;y=2</link>
    <guid isPermaLink="false">tag:news.test,2026:a</guid>
    <description>&lt;p&gt;No &lt;b&gt;change&lt;/b&gt; &amp;amp; no hint&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
    <pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate><category>Economy</category><category>Rates</category>
  </item>
  <item>
    <title>Shares crash &#8211; again</title><link>javascript:alert(1)</link>
    <pubDate>Fri, 20 Nov 2026 16:00:00 +0100</pubDate>
  </item>
  <item><title>Undated</title><link>https://news.test/c</link></item>
  <item><link>https://news.test/d</link><pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate></item>
</channel></rss>`;

const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Atom Desk</title>
<entry><title type="html">Oil &amp;amp; gas</title><id>urn:uuid:1</id><updated>2026-11-20T17:00:00Z</updated>
<link rel="edit" href="https://desk.test/edit"/><link rel="alternate" href="https://desk.test/oil"/>
<summary type="html">&lt;i&gt;Quiet.&lt;/i&gt;</summary><category term="Energy"/></entry></feed>`;

let api: TestApi;
afterEach(() => api.close());
const reported: string[] = [];
const report = {
  answered: (host: string) => void reported.push(`${host} answered`),
  failed: (host: string) => void reported.push(`${host} failed`),
};
const news = (...urls: string[]) =>
  rssNews(
    urls.map((path) => api.client({ url: new URL(path, api.url).href })),
    report,
  );

test('RSS: text without markup, web links only, a hash as id', async () => {
  api = await startTestApi(rss);
  const { rows, dropped } = await news('/feed/').load();
  expect(rows).toMatchObject([
    {
      title: 'Fed holds rates & waits',
      summary: 'No change & no hint',
      source: 'Markets & Money',
      category: 'Economy',
      timestamp: '2026-11-20T15:00:00.000Z',
      impact: 'medium',
      url: 'https://news.test/a?x=1&y=2',
    },
    { title: 'Shares crash – again', summary: '', category: 'Markets', impact: 'high', url: null },
  ]);
  expect(dropped).toBe(2);
  for (const row of rows) expect(NewsItem.parse(row).id).toMatch(/^[\w-]{32}$/);
  expect((await news('/feed/').load()).rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(api.requests[0]?.path).toBe('/feed/');
});

test('an element without text counts as missing, and does not drop its item or feed', async () => {
  const item = `<item><title>Oil falls</title><link>https://news.test/e</link><guid isPermaLink="false"/>
    <description/><category/><pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate></item>`;
  api = await startTestApi(`<rss version="2.0"><channel><title></title>${item}</channel></rss>`);
  const { rows, dropped } = await news('/').load();
  expect(rows).toMatchObject([
    { title: 'Oil falls', summary: '', category: 'Markets', source: '127.0.0.1', url: 'https://news.test/e' },
  ]);
  expect(dropped).toBe(0);
});

test('an entry of Atom whose content has elements is read without it', async () => {
  const content = '<content type="xhtml"><div>Text <b>in</b> elements</div></content>';
  api = await startTestApi(atom.replace(/<summary.*<\/summary>/, content));
  expect((await news('/').load()).rows).toMatchObject([{ title: 'Oil & gas', category: 'Energy' }]);
});

test('Atom together with RSS, newest first', async () => {
  api = await startTestApi((request, response) => response.end(request.url === '/atom' ? atom : rss));
  const { rows } = await news('/rss', '/atom').load();
  expect(rows[0]).toMatchObject({
    title: 'Oil & gas',
    summary: 'Quiet.',
    source: 'Atom Desk',
    category: 'Energy',
    url: 'https://desk.test/oil',
  });
  expect(rows).toHaveLength(3);
});

test('a failing feed is reported and the others are served; fails when all fail', async () => {
  api = await startTestApi((request, response) => response.end(request.url === '/atom' ? atom : '<html><p>Sorry'));
  reported.splice(0);
  expect((await news('/rss', '/atom').load()).rows).toHaveLength(1);
  expect(reported).toEqual(['127.0.0.1 failed']);
  await expect(news('/rss').load()).rejects.toThrow();
});

test('each host is reported by itself, so that the end of its outage is noticed', async () => {
  api = await startTestApi((request, response) => response.end(request.url === '/atom' ? atom : '<html><p>Sorry'));
  const other = api.url.replace('127.0.0.1', 'localhost');
  reported.splice(0);
  await news(`${other}/rss`, '/atom').load();
  expect(reported.splice(0)).toEqual(['localhost failed', '127.0.0.1 answered']);
  api.answer((request, response) => response.end(request.url === '/atom' ? atom : rss));
  await news(`${other}/rss`, '/atom').load();
  expect(reported).toEqual(['localhost answered', '127.0.0.1 answered']);
});

test('an article in two feeds of a publisher is listed once', async () => {
  api = await startTestApi(rss);
  const { rows } = await news('/markets.xml', '/business.xml').load();
  expect(rows.map(({ title }) => title)).toEqual(['Fed holds rates & waits', 'Shares crash – again']);
});

test.each([
  ['half a document', rss.slice(0, 700)],
  ['no XML', 'news are off today'],
  ['nothing', ''],
  ['a page', '<html><body>hello</body></html>'],
  ['a feed without sense', '<rss><channel><item><title/></item></channel></rss>'],
  ['a feed of nothing', '<rss><channel></channel></rss>'],
])('%s is a failure', async (_what, body) => {
  api = await startTestApi(body);
  await expect(news('/').load()).rejects.toThrow();
});

test.each([
  ['Fears of war move oil', 'high'],
  ['Trade wars are back', 'high'],
  ['Analyst warns of slow growth', 'low'],
  ['Warner Bros. names a new head', 'low'],
  ['Fed holds rates', 'medium'],
  ['FedEx opens a hub', 'low'],
])('%s has the impact %s', async (title, impact) => {
  api = await startTestApi(rss.replace('Shares crash', title));
  const { rows } = await news('/').load();
  expect(rows.find((row) => row.title.startsWith(title))?.impact).toBe(impact);
});

test('entities that a document declares are not expanded', async () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  api = await startTestApi(
    rss.replace('<rss', `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]><rss`).replace('Shares crash', 'Shares crash &l9;'),
  );
  const { rows } = await news('/').load();
  expect(rows.find(({ title }) => title.startsWith('Shares crash'))?.title.length).toBeLessThan(100);
  for (const { title } of rows) expect(title).not.toMatch(/haha/);
});

test('a document that refers to a local file is rejected', async () => {
  api = await startTestApi(rss.replace('<rss', '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]><rss'));
  await expect(news('/').load()).rejects.toThrow();
});
