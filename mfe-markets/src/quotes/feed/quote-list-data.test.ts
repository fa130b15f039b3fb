import { freshFeed, headersOf } from '../../testing/server';
import { afterAnswer, afterPush, toQuoteList } from './quote-list-data';

const answer = (headers: Record<string, string>) => ({ response: new Response('[]', { headers }) });

describe('the feed of an answer', () => {
  it('is read from its headers', () => {
    const feed = freshFeed({ simulated: true });
    expect(toQuoteList([1], answer(headersOf(feed)))).toEqual({ rows: [1], feed });
  });

  it.each([
    ['without headers', answer({})],
    ['without a time', answer({ 'X-Feed-Interval-Ms': '1000', 'X-Feed-As-Of': 'yesterday' })],
    ['without an interval', answer({ 'X-Feed-Interval-Ms': 'often', 'X-Feed-As-Of': '2026-11-20T12:00:00.000Z' })],
    ['without an answer', undefined],
  ])('is unknown %s', (_what, meta) => {
    expect(toQuoteList([], meta)).toEqual({ rows: [], feed: undefined });
  });
});

interface Row {
  readonly id: string;
  readonly price: number;
  readonly change: number;
}
const reading = {
  keyOf: ({ id }: Row) => id,
  priced: (row: Row, price: number, change: number) => ({ ...row, price, change }),
};

describe('an answer', () => {
  const at = (second: number, source = 'test') => freshFeed({ asOf: `2026-11-20T12:00:0${second}.000Z`, source });
  const row = (id: string, price: number): Row => ({ id, price, change: 0 });
  const fetched = { rows: [row('a', 1), row('b', 1)], feed: at(1) };
  const pushed = afterPush(fetched, { feed: at(3), quotes: [['a', 3, 0]] }, reading);

  it('that is older than a push keeps the prices of the push', () => {
    const { rows, feed } = afterAnswer(pushed, { rows: [row('b', 2), row('a', 2)], feed: at(2) }, reading);
    expect(rows).toEqual([row('b', 2), row('a', 3)]);
    expect(feed).toEqual(at(3));
  });

  it.each([
    ['that is newer', at(4)],
    ['of another provider', at(2, 'other')],
    ['of an unknown time', undefined],
  ])('%s replaces the list', (_what, feed) => {
    const answer = { rows: [row('a', 2)], feed };
    expect(afterAnswer(pushed, answer, reading)).toBe(answer);
  });
});

test('a push changes the rows that it names, and keeps the others', () => {
  const rows = [
    { id: 'a', price: 1, change: 0 },
    { id: 'b', price: 2, change: 0 },
  ];
  const feed = freshFeed();
  const list = afterPush(
    { rows, feed: undefined },
    {
      feed,
      quotes: [
        ['b', 3, 50],
        ['unknown', 1, 1],
      ],
    },
    reading,
  );
  expect(list).toMatchObject({ feed, rows: [rows[0], { id: 'b', price: 3, change: 50 }] });
  expect(list.rows[0]).toBe(rows[0]);
});
