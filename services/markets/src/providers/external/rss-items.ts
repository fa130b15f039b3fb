import { createHash } from 'node:crypto';
import { NewsItem } from '@plaza/contracts/markets/quotes';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { parseRows } from '../http/parse-rows';
import { plainText } from '../http/plain-text';

const attribute = '@';
const content = '#text';

/** Entities are not expanded, as a document could declare ones that grow without limit. */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  textNodeName: content,
  removeNSPrefix: false,
});

/** The text of an element with or without attributes; if there are several elements, the text of the first. */
const Text = z.preprocess((value) => textOf(Array.isArray(value) ? value[0] : value), z.string().min(1));

/** The same where it may be missing, empty or without text, such as `<description/>`. */
const OptionalText = Text.optional().catch(undefined);

function textOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && content in value ? value[content] : value;
}

const OneOrMany = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.unknown()),
);
const Rss = z.object({ rss: z.object({ channel: z.object({ title: OptionalText, item: OneOrMany }) }) });
const Atom = z.object({ feed: z.object({ title: OptionalText, entry: OneOrMany }) });
const AtomLink = z.object({ [`${attribute}href`]: z.string(), [`${attribute}rel`]: z.string().optional() });

/** An item of RSS 2.0, or an entry of Atom. */
const Item = z.object({
  title: Text,
  link: z.unknown().optional(),
  guid: OptionalText,
  id: OptionalText,
  description: OptionalText,
  summary: OptionalText,
  content: OptionalText,
  pubDate: OptionalText,
  published: OptionalText,
  updated: OptionalText,
  category: z.unknown().optional(),
});

/** Words in a headline that suggest a high or a medium impact. */
const highImpact = /\b(crash|plunge|crisis|default|recession|wars?\b|emergency|bankrupt|rate (cut|hike|decision))/i;
const mediumImpact = /\b(fed\b|federal reserve|ecb\b|inflation|jobs|payrolls|earnings|gdp|tariff|record|surge|slump)/i;

const impactOf = (title: string): NewsItem['impact'] =>
  highImpact.test(title) ? 'high' : mediumImpact.test(title) ? 'medium' : 'low';

/** The article's address; null if it is not a web address. */
function urlOf(link: unknown): string | null {
  const links = Array.isArray(link) ? link : [link];
  const candidates = links.flatMap((one) => {
    const atom = AtomLink.safeParse(one).data;
    if (!atom) return typeof textOf(one) === 'string' ? [String(textOf(one))] : [];
    const rel = atom[`${attribute}rel`];
    return rel === undefined || rel === 'alternate' ? [String(atom[`${attribute}href`])] : [];
  });
  const [address = ''] = candidates.map((one) => one.trim().replaceAll('&amp;', '&'));
  return NewsItem.shape.url.safeParse(address).success ? address : null;
}

/** The items of one feed. @throws if it is neither RSS nor Atom */
export function itemsOf(xml: string, host: string): { rows: NewsItem[]; dropped: number } {
  const document: unknown = parser.parse(xml, true);
  const rss = Rss.safeParse(document).data?.rss.channel;
  const atom = rss ? undefined : Atom.safeParse(document).data?.feed;
  const items = rss?.item ?? atom?.entry;
  if (!items) throw new Error(`${host} answered neither RSS nor Atom`);
  const source = plainText(rss?.title ?? atom?.title ?? host, 100) || host;
  const Row = Item.transform((item) => {
    const title = plainText(item.title, 300);
    const url = urlOf(item.link);
    const publishedAt = Date.parse(item.pubDate ?? item.published ?? item.updated ?? '');
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
      // Never in the future.
      timestamp: Number.isNaN(publishedAt) ? '' : new Date(Math.min(publishedAt, Date.now())).toISOString(),
    };
  }).pipe(NewsItem.extend({ title: z.string().min(1) }));
  return parseRows(Row, items);
}

/** Atom contains the category in an attribute. */
function categoryOf(value: unknown): unknown {
  const first = Array.isArray(value) ? value[0] : value;
  return first !== null && typeof first === 'object' && `${attribute}term` in first ? first[`${attribute}term`] : first;
}
