import { bytesOfData } from './page-memory.mjs';

it('counts objects of the program, but neither compiled code nor objects of the browser', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'string', 'code', 'native', 'closure', 'object shape', 'synthetic'], 'string', 'number'],
  };
  const nodes = [0, 0, 100, 1, 0, 20, 2, 0, 4000, 3, 0, 5000, 4, 0, 3, 5, 0, 6000, 6, 0, 7000];
  expect(bytesOfData({ snapshot: { meta }, nodes })).toBe(123);
});
