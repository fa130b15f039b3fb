import { randomUUID } from 'node:crypto';
import { createLog } from '@plaza/service-kit/logging/log';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { AccountModel } from '../../accounts/account.model';
import { ExpenseModel } from '../../expenses/expense.model';
import { SnapshotModel } from '../../history/snapshot.model';
import { removeUserData } from '../../remove-user-data';
import { service } from '../../service';
import { fixedRates } from '../../testing/fixed-rates';
import { commitImport } from './commit-import';
import { ImportModel } from './import.model';
import { noRows } from './import-report';
import { importStores } from './import-stores';
import { resumeImports } from './resume-imports';

const market = fixedRates();
const log = createLog('finance', 'silent');
let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());
afterEach(() => jest.restoreAllMocks());

const account = (name: string) => ({ _id: randomUUID(), name, type: 'Savings', currency: 'USD' });
const noCounts = { accounts: 0, loans: 0, incomes: 0, expenses: 0, properties: 0 };
const incoming = (...names: string[]) => ({
  rows: { ...noRows(), accounts: names.map(account) },
  replaces: true,
  partsFile: null,
  settings: { displaySymbols: false },
  report: { preview: false, taken: noCounts, refused: [], sample: [] },
  request: undefined,
});

/** Somebody with an account, and the names of theirs. */
async function somebody() {
  const id = randomUUID();
  await AccountModel.create({ userId: id, name: 'Old', type: 'Savings' });
  const names = async () =>
    (await AccountModel.find({ userId: id }).sort({ createdAt: 1 }).lean()).map(({ name }) => name);
  return { id, names };
}

const unfinished = { code: 'import_unfinished', cause: new Error('the connection broke') };
const staged = () => AccountModel.countDocuments({ userId: /^incoming/ });

test('an import that fails before its commit keeps the existing data unchanged', async () => {
  const { id, names } = await somebody();
  const twice = account('New');
  const broken = { ...incoming(), rows: { ...noRows(), accounts: [twice, twice] } };
  await expect(commitImport(id, broken, market)).rejects.toThrow('duplicate key');
  expect(await names()).toEqual(['Old']);
  expect(await staged()).toBe(0);
});

test('an import interrupted after its commit is completed at the next start', async () => {
  const { id, names } = await somebody();
  jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(new Error('the connection broke'));
  await expect(commitImport(id, incoming('New', 'Newer'), market)).rejects.toMatchObject(unfinished);
  expect(await ImportModel.countDocuments({ _id: id })).toBe(1);
  const instance = await openInstance(service);
  expect(await names()).toEqual(['New', 'Newer']);
  expect(await ImportModel.countDocuments({ _id: id })).toBe(0);
  expect((await instance.as({ id }).get('/api/v1/finance/settings')).body).toMatchObject({ displaySymbols: false });
  await instance.stop();
});

test('settings that were saved while an instance waited for rates to complete an import are not replaced either', async () => {
  const { id } = await somebody();
  const latest = jest.spyOn(market, 'latest');
  // The first instance waits for rates; meanwhile another one completes the import, and the user changes the settings.
  latest.mockImplementationOnce(async () => {
    latest.mockRestore();
    await resumeImports(market, log);
    await finance.as({ id }).patch('/api/v1/finance/settings', { displaySymbols: true });
    return market.latest();
  });
  await commitImport(id, incoming('New'), market);
  expect((await finance.as({ id }).get('/api/v1/finance/settings')).body).toMatchObject({ displaySymbols: true });
});

test('settings that were saved since an import was interrupted are not replaced by its own again', async () => {
  const { id, names } = await somebody();
  jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(new Error('the connection broke'));
  await expect(commitImport(id, incoming('New'), market)).rejects.toMatchObject(unfinished);
  const user = finance.as({ id });
  expect((await user.get('/api/v1/finance/settings')).body).toMatchObject({ displaySymbols: false });
  await user.patch('/api/v1/finance/settings', { displaySymbols: true });
  await resumeImports(market, log);
  expect(await names()).toEqual(['New']);
  expect((await user.get('/api/v1/finance/settings')).body).toMatchObject({ displaySymbols: true });
});

test('or by the next import of the same user, after a timeout', async () => {
  const { id, names } = await somebody();
  jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(new Error('the connection broke'));
  await expect(commitImport(id, incoming('New'), market)).rejects.toMatchObject(unfinished);
  const more = { ...incoming('More'), replaces: false };
  await expect(commitImport(id, more, market)).rejects.toMatchObject({ code: 'import_running' });
  expect(await staged()).toBe(1);
  await ImportModel.updateOne({ _id: id }, { since: new Date(Date.now() - 60_000) });
  // What is sent again may be the very file that was taken: nothing of it is added before its owner has looked.
  await expect(commitImport(id, more, market)).rejects.toMatchObject({ code: 'import_completed' });
  expect(await names()).toEqual(['New']);
  await commitImport(id, more, market);
  expect(await names()).toEqual(['New', 'More']);
});

test('a running service leaves a recent one to the request that committed it, and completes an older one', async () => {
  const { id, names } = await somebody();
  jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(new Error('the connection broke'));
  await expect(commitImport(id, incoming('New'), market)).rejects.toMatchObject(unfinished);
  await resumeImports(market, log, 30_000);
  expect(await ImportModel.countDocuments({ _id: id })).toBe(1);
  await ImportModel.updateOne({ _id: id }, { since: new Date(Date.now() - 60_000) });
  await resumeImports(market, log, 30_000);
  expect([await names(), await ImportModel.countDocuments({ _id: id })]).toEqual([['New'], 0]);
});

test('an import interrupted before its commit has no effect', async () => {
  const { id, names } = await somebody();
  const stagedAs = `incoming/${id}/${randomUUID()}`;
  await AccountModel.create({ userId: stagedAs, name: 'Lost', type: 'Savings' });
  await ImportModel.create({ _id: id, stagedAs, since: new Date() });
  await resumeImports(market, log);
  expect(await staged()).toBe(1);
  await ImportModel.updateOne({ _id: id }, { since: new Date(Date.now() - 60_000) });
  await resumeImports(market, log);
  expect([await names(), await staged(), await ImportModel.countDocuments()]).toEqual([['Old'], 0, 0]);
});

test('of several concurrent replacing imports, exactly one is stored completely', async () => {
  const { id, names } = await somebody();
  const sets = [1, 2, 3, 4].map((set) => [`${set}a`, `${set}b`, `${set}c`]);
  const done = await Promise.allSettled(sets.map((set) => commitImport(id, incoming(...set), market)));
  expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(sets).toContainEqual(await names());
  expect(await staged()).toBe(0);
});

test('staged data without a commit is removed after an hour, and is not visible until then', async () => {
  const userId = `incoming/${randomUUID()}/${randomUUID()}`;
  await AccountModel.create({ userId, name: 'Lost', type: 'Savings' });
  await ExpenseModel.create({ userId, category: 'Rent', description: 'x', monthlyAmount: '1', type: 'Fixed' });
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000);
  await resumeImports(market, log);
  expect(await staged()).toBe(1);
  await AccountModel.collection.updateMany({ userId }, { $set: { createdAt: twoDaysAgo } });
  await (await openInstance({ ...service, name: 'finance' })).stop();
  expect(await SnapshotModel.countDocuments({ userId })).toBe(0);
  expect(await staged()).toBe(0);
});

test('the staged data of a deleted user is removed', async () => {
  const { id, names } = await somebody();
  jest.spyOn(importStores.accounts, 'changeOwner').mockRejectedValueOnce(new Error('the connection broke'));
  await expect(commitImport(id, incoming('New'), market)).rejects.toMatchObject(unfinished);
  await removeUserData(id);
  await resumeImports(market, log);
  expect(await names()).toEqual([]);
  expect(await staged()).toBe(0);
});
