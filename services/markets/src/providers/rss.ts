import { createHash } from 'node:crypto';
import { NewsItem } from '@plaza/contracts/markets/quotes';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { HttpSource } from './http-source';
import { plainText } from './plain-text';
import type { ListProvider } from './provider';
import { rowsOf } from './rows';

const attribute = '@';
const content = '#text';
const itemsAtMost = 60;

/** Entities stay as they are written: those that a document declares may grow without end. */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  textNodeName: content,
  removeNSPrefix: false,
});

/** An element's text, with attributes or without; of several the first. */
const Text = z.preprocess((given) => textOf(Array.isArray(given) ? given[0] : given), z.string().min(1));

function textOf(given: unknown): unknown {
  return given !== null && typeof given === 'object' && content in given ? given[content] : given;
}

const OneOrMany = z.preprocess(
  (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
  z.array(z.unknown()),
);
const Rss = z.object({ rss: z.object({ channel: z.object({ title: Text.optional(), item: OneOrMany }) }) });
const Atom = z.object({ feed: z.object({ title: Text.optional(), entry: OneOrMany }) });
const AtomLink = z.object({ [`${attribute}href`]: z.string(), [`${attribute}rel`]: z.string().optional() });

/** An item of RSS 2.0, or an entry of Atom. */
const Item = z.object({
  title: Text,
  link: z.unknown().optional(),
  guid: Text.optional(),
  id: Text.optional(),
  description: Text.optional(),
  summary: Text.optional(),
  content: Text.optional(),
  pubDate: Text.optional(),
  published: Text.optional(),
  updated: Text.optional(),
  category: z.unknown().optional(),
});

/** Words that move markets when they stand in a headline. */
const grave = /\b(crash|plunge|crisis|default|recession|war|emergency|bankrupt|rate (cut|hike|decision))/i;
const notable = /\b(fed|ecb|inflation|jobs|payrolls|earnings|gdp|tariff|record|surge|slump)/i;

const impactOf = (title: string): NewsItem['impact'] =>
  grave.test(title) ? 'high' : notable.test(title) ? 'medium' : 'low';

/** The article's address; null where it is none of the web. */
function urlOf(link: unknown): string | null {
  const links = Array.isArray(link) ? link : [link];
  const written = links.flatMap((one) => {
    const atom = AtomLink.safeParse(one).data;
    if (!atom) return typeof textOf(one) === 'string' ? [String(textOf(one))] : [];
    const rel = atom[`${attribute}rel`];
    return rel === undefined || rel === 'alternate' ? [String(atom[`${attribute}href`])] : [];
  });
  const [address = ''] = written.map((one) => one.trim().replaceAll('&amp;', '&'));
  return NewsItem.shape.url.safeParse(address).success ? address : null;
}

/** News of one feed. */
function itemsOf(xml: string, host: string): { rows: NewsItem[]; dropped: number } {
  const document: unknown = parser.parse(xml, true);
  const rss = Rss.safeParse(document).data?.rss.channel;
  const atom = rss ? undefined : Atom.safeParse(document).data?.feed;
  const given = rss?.item ?? atom?.entry;
  if (!given) throw new Error(`${host} answered neither RSS nor Atom`);
  const source = plainText(rss?.title ?? atom?.title ?? host, 100) || host;
  const Row = Item.transform((item) => {
    const title = plainText(item.title, 300);
    const url = urlOf(item.link);
    const written = Date.parse(item.pubDate ?? item.published ?? item.updated ?? '');
    const category = Text.safeParse(categoryOf(item.category)).data ?? 'Markets';
    return {
      id: createHash('sha256')
        .update(`${host} ${item.guid ?? item.id ?? url ?? title}`)
        .digest('base64url')
        .slice(0, 32),
      title,
      source,
      url,
      impact: impactOf(title),
      summary: plainText(item.description ?? item.summary ?? item.content ?? '', 500),
      category: plainText(category, 40),
      // What is announced for later is told now.
      timestamp: Number.isNaN(written) ? '' : new Date(Math.min(written, Date.now())).toISOString(),
    };
  }).pipe(NewsItem.extend({ title: z.string().min(1) }));
  return rowsOf(Row, given);
}

/** Atom writes a category into an attribute. */
function categoryOf(given: unknown): unknown {
  const first = Array.isArray(given) ? given[0] : given;
  return first !== null && typeof first === 'object' && `${attribute}term` in first ? first[`${attribute}term`] : first;
}

/**
 * News of several feeds, RSS 2.0 or Atom, the newest first.
 * @param onFailed told of a feed that fails while others answer
 */
export function rssNews(
  feeds: readonly HttpSource[],
  onFailed: (host: string, error: unknown) => void,
): ListProvider<NewsItem> {
  const read = async (http: HttpSource) =>
    itemsOf(await http.text('', 'application/rss+xml, application/atom+xml'), http.host);
  return {
    source: [...new Set(feeds.map(({ host }) => host))].join(', '),
    simulated: false,
    async load() {
      const results = await Promise.allSettled(feeds.map(read));
      const fine = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      results.forEach((one, index) => {
        if (one.status === 'rejected' && fine.length > 0) onFailed(feeds[index]?.host ?? '', one.reason);
      });
      const failed = results.find((one) => one.status === 'rejected');
      if (fine.length === 0) throw failed?.reason ?? new Error('there are no feeds');
      const rows = fine.flatMap((one) => one.rows);
      rows.sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
      const dropped = fine.reduce((sum, one) => sum + one.dropped, 0);
      return { rows: rows.slice(0, itemsAtMost), at: new Date(), dropped };
    },
  };
}
