import { randomUUID } from 'node:crypto';
import { openService, type TestService } from '@plaza/service-kit/test-service';
import { toDecimal128 } from '../money';
import { service } from '../service';
import { Settings } from './settings.model';

const path = '/api/v1/finance/settings';
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

const defaults = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  manualRateOverrides: {},
  lockedRates: {},
};

test('a person who saved none has the defaults, and reading them writes nothing', async () => {
  expect(await finance.as().get(path)).toMatchObject({ status: 200, body: defaults });
  expect(await Settings.countDocuments()).toBe(0);
});

test('saved settings are those of one person', async () => {
  const id = randomUUID();
  await Settings.create({
    _id: id,
    baseCurrency: 'CAD',
    manualRateOverrides: { POINTS: toDecimal128('0.0125') },
    lockedRates: { POINTS: true },
  });
  expect((await finance.as({ id }).get(path)).body).toEqual({
    ...defaults,
    baseCurrency: 'CAD',
    manualRateOverrides: { POINTS: '0.012500' },
    lockedRates: { POINTS: true },
  });
  expect((await finance.as().get(path)).body).toEqual(defaults);
});

test('settings stored without overrides are complete all the same', async () => {
  const id = randomUUID();
  await Settings.create({ _id: id });
  expect((await finance.as({ id }).get(path)).body).toEqual(defaults);
});
