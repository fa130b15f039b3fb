import { perEach } from './machine-costs.mjs';

test('costs are shared by everything that caused them', () => {
  const redis = { commands: 40, publishes: 20, bytesIn: 8000, bytesOut: 4000 };
  expect(perEach({ cpuMs: { gateway: 100, finance: 0 }, redis, databaseCommands: 60 }, 20)).toEqual({
    cpuMs: { gateway: 5, finance: 0 },
    redis: { commands: 2, publishes: 1, bytesIn: 400, bytesOut: 200 },
    databaseCommands: 3,
  });
});
