import { fileIdOf } from './file-id';

// jsdom has no hashes; those of Node are the same.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const withSubtle = (subtle: unknown) => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
const rows = (note: string) => [{ loans: [{ lender: 'Lakeview', notes: note }] }, { incomes: [] }];

describe.each([
  ['a secure context', webcrypto.subtle],
  ['no secure context, which has no crypto.subtle', undefined],
])('on a page with %s', (_which, subtle) => {
  beforeEach(() => withSubtle(subtle));

  test('the same rows have the same id, and others have others', async () => {
    const id = await fileIdOf(rows('x'));
    expect(id).toMatch(uuid);
    expect(await fileIdOf(rows('x'))).toBe(id);
    const others = await Promise.all([...Array(200).keys()].map((count) => fileIdOf(rows(`x${count}`))));
    expect(new Set([id, ...others]).size).toBe(201);
    expect(await fileIdOf(rows('x').reverse())).not.toBe(id);
  });
});
