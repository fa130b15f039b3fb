import { uniqueId } from './unique-id';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

it('is another UUID of version 4 each time, without `crypto.randomUUID`', () => {
  const secure = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not a secure context');
  });
  const ids = Array.from({ length: 100 }, uniqueId);
  for (const id of ids) expect(id).toMatch(version4);
  expect(new Set(ids).size).toBe(100);
  secure.mockRestore();
});
