import { randomUUID } from 'node:crypto';
import { LoadStartModel } from './outcomes/load-starts';
import { OutcomeModel } from './outcomes/outcome.model';
import { PinModel } from './pins/pin.model';
import { setPin } from './pins/pins';
import { removeUserData } from './remove-user-data';
import { TeamModel } from './teams/team.model';
import { openRegistry, type TestRegistry } from './testing/registry';
import { rolloutOfFinance, somebody } from './testing/rollout';
import { makeTeam } from './testing/teams';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const finance = rolloutOfFinance(() => registry);

test('a deleted user is removed from teams, pins and outcomes, and others are kept', async () => {
  const [gone, stays] = [somebody(registry), somebody(registry)];
  await makeTeam(registry.admin, { remotes: ['markets'], members: [gone, stays] });
  await finance.prepare();
  await finance.start();
  for (const person of [gone, stays]) {
    await setPin(person, 'finance', '1.2.0', registry.clock.now);
    await finance.report(person, 'ok');
    await finance.report(person, 'ok', { version: '1.0.0' });
  }
  expect(await OutcomeModel.countDocuments()).toBe(4);

  await removeUserData(gone);
  await removeUserData(gone);

  expect(await TeamModel.findOne().lean()).toMatchObject({ members: [stays], revision: 2 });
  expect((await PinModel.find().lean()).map(({ person }) => person)).toEqual([stays]);
  expect(await OutcomeModel.countDocuments()).toBe(2);
  await removeUserData(randomUUID());
  expect(await OutcomeModel.countDocuments()).toBe(2);
  await removeUserData(stays);
  expect(await OutcomeModel.countDocuments()).toBe(0);
});

test('the record that a deleted user began to load a release is removed, also after its rollout', async () => {
  const [gone, stays] = [somebody(registry), somebody(registry)];
  await finance.prepare();
  await finance.start();
  for (const person of [gone, stays]) await finance.report(person, 'begun');
  await finance.pass(1); // their ages are known: the hashes alone tell of them
  await finance.back();
  await finance.start({ version: '1.2.0' });
  for (const person of [gone, stays]) await finance.report(person, 'begun', { version: '1.2.0' });
  await finance.back();
  expect(await LoadStartModel.countDocuments()).toBe(4);

  await removeUserData(gone);
  expect(await LoadStartModel.countDocuments({ person: gone })).toBe(0);
  expect(await LoadStartModel.countDocuments()).toBe(2);
  await removeUserData(stays);
  expect(await LoadStartModel.countDocuments()).toBe(0);
});
