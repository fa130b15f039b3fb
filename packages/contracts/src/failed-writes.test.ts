import { isOutcomeUnknown, mayHaveChanged } from './failed-writes';

const statuses = [undefined, 0, 400, 403, 404, 409, 429, 500, 502, 503, 504];

test('the outcome of a write is unknown if no response came, here or at the gateway', () => {
  expect(statuses.filter(isOutcomeUnknown)).toEqual([0, 502, 504]);
});

test('data may have changed if somebody else was faster, or the write may have succeeded', () => {
  const changed = statuses.filter((status) => status !== undefined && mayHaveChanged({ status }));
  expect(changed).toEqual([0, 404, 409, 500, 502, 503, 504]);
});
