const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ hellip: '…', mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};
const lastCodePoint = 0x10ffff;

/** What a browser would show of a piece of HTML that may be escaped once more, at most so long, on one line. */
export function plainText(html: string, most: number): string {
  // Long ones are cut first: nobody reads on, and what follows costs time for each character.
  const shown = withoutTags(withoutEntities(html.slice(0, 20 * most)));
  const text = withoutEntities(shown).replace(/\s+/g, ' ').trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const withoutTags = (html: string): string =>
  html.replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*/gi, ' ').replace(/<[^<>]*>/g, ' ');

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= lastCodePoint ? String.fromCodePoint(code) : '';
  });
