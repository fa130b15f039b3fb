import { freshFeed, headersOf } from '../../testing/server';
import { afterPush, toQuoteList } from './quote-list-data';

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
    {
      keyOf: ({ id }) => id,
      priced: (row, price, change) => ({ ...row, price, change }),
    },
  );
  expect(list).toEqual({ feed, rows: [rows[0], { id: 'b', price: 3, change: 50 }] });
  expect(list.rows[0]).toBe(rows[0]);
});
