export type Encoding = 'br' | 'gzip';

/** Browsers send a handful of different headers; each is parsed once. */
const cache = new Map<string, readonly Encoding[]>();
const maxCached = 100;

/** The encodings that an Accept-Encoding header accepts, preferred ones first; brotli comes first if both are equal. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = parse(header);
  if (cache.size >= maxCached) cache.clear();
  cache.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
