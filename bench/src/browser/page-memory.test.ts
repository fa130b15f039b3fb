import { bytesOfData } from './page-memory.mjs';

it('counts what the program holds, and neither compiled code nor what is the browser’s own', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'string', 'code', 'native', 'closure', 'object shape', 'synthetic'], 'string', 'number'],
  };
  const nodes = [0, 0, 100, 1, 0, 20, 2, 0, 4000, 3, 0, 5000, 4, 0, 3, 5, 0, 6000, 6, 0, 7000];
  expect(bytesOfData({ snapshot: { meta }, nodes })).toBe(123);
});
