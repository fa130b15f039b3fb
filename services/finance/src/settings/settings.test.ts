import { randomUUID } from 'node:crypto';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { toDecimal128 } from '../money';
import { service } from '../service';
import { SettingsModel } from './records/settings.model';

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
  maxAllowableDTI: 0.43,
  mortgageRate: '5',
  ownLimits: [],
  version: 0,
};

test('a user without saved settings has the defaults, and reading them writes nothing', async () => {
  expect(await finance.as().get(path)).toMatchObject({ status: 200, body: defaults });
  expect(await SettingsModel.countDocuments()).toBe(0);
});

test('saved settings belong to one user', async () => {
  const id = randomUUID();
  await SettingsModel.create({
    _id: id,
    baseCurrency: 'CAD',
    manualRateOverrides: { POINTS: toDecimal128('0.0125') },
    lockedRates: { POINTS: true },
  });
  expect((await finance.as({ id }).get(path)).body).toEqual({
    ...defaults,
    baseCurrency: 'CAD',
    maxAllowableDTI: 0.44,
    manualRateOverrides: { POINTS: '0.012500' },
    lockedRates: { POINTS: true },
  });
  expect((await finance.as().get(path)).body).toEqual(defaults);
});

test('settings of an earlier release, which lack fields, are completed and can be changed', async () => {
  const id = randomUUID();
  await SettingsModel.collection.insertOne({ _id: id, displaySymbols: false } as never);
  const ana = finance.as({ id });
  expect((await ana.get(path)).body).toEqual({ ...defaults, displaySymbols: false });
  const changed = await ana.patch(path, { autoRefreshRates: false, version: 0 });
  expect(changed.body).toMatchObject({ ...defaults, displaySymbols: false, autoRefreshRates: false, version: 1 });
});
