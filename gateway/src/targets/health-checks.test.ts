import { createLog } from '@plaza/service-kit/logging/log';
import { until } from '@plaza/service-kit/testing/until';
import { HealthChecks } from './health-checks';
import type { Health } from './target';
import type { Readiness } from './target-probe';

const rule = { intervalMs: 5, timeoutMs: 100, badChecks: 3, goodChecks: 1, jitter: 0.2 };

function checked() {
  const asked: Readiness[] = [];
  const state = { readiness: 'ready' as Readiness, trials: 0 };
  const target = {
    address: 'http://127.0.0.1:1',
    health: 'unknown' as Health,
    breaker: { allowTrial: () => state.trials++ },
    async readiness() {
      asked.push(state.readiness);
      return state.readiness;
    },
  };
  return { target, state, asked };
}

let checks: HealthChecks;
let changes: number;
beforeEach(() => {
  changes = 0;
  checks = new HealthChecks(rule, createLog('test', 'silent'), () => changes++);
});
afterEach(() => checks.stop());

test('a target is bad after three failed checks in a row, and good after one successful check', async () => {
  const { target, state, asked } = checked();
  checks.watch([target]);
  await until(() => target.health === 'good');
  state.readiness = 'not ready';
  const before = asked.length;
  await until(() => target.health === 'bad');
  expect(asked.length - before).toBeGreaterThanOrEqual(3);
  state.readiness = 'ready';
  await until(() => target.health === 'good');
  expect(changes).toBe(3);
});

test('a target that reports that it stops is bad at once', async () => {
  const { target, state } = checked();
  checks.watch([target], { ...rule, badChecks: 1_000_000 });
  await until(() => target.health === 'good');
  state.readiness = 'stopping';
  await until(() => target.health === 'bad');
});

test('a breaker is notified of a recovered target, and of no other successful check', async () => {
  const { target, state, asked } = checked();
  checks.watch([target]);
  await until(() => asked.length > 5);
  expect(state.trials).toBe(0);
  state.readiness = 'not ready';
  await until(() => target.health === 'bad');
  state.readiness = 'ready';
  await until(() => target.health === 'good');
  await until(() => asked.length > 20);
  expect(state.trials).toBe(1);
});

test('a target that is no longer watched is no longer checked', async () => {
  const [one, other] = [checked(), checked()];
  checks.watch([one.target, other.target]);
  await until(() => one.asked.length > 0 && other.asked.length > 0);
  checks.watch([other.target]);
  const [before, since] = [one.asked.length, other.asked.length];
  await until(() => other.asked.length > since + 5);
  expect(one.asked.length - before).toBeLessThanOrEqual(1);
});
