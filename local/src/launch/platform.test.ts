import { StopList } from './platform';

it('stops in reverse order, and stops everything even if one stop fails', async () => {
  const stopped: string[] = [];
  const stops = new StopList();
  stops.add('database', async () => void stopped.push('database'));
  stops.add('identity', async () => {
    stopped.push('identity');
    throw new Error('stuck');
  });
  stops.add('gateway', async () => void stopped.push('gateway'));
  await expect(stops.stopAll()).rejects.toThrow('identity did not stop');
  expect(stopped).toEqual(['gateway', 'identity', 'database']);
});

it('stops nothing twice', async () => {
  let count = 0;
  const stops = new StopList();
  stops.add('gateway', async () => {
    count += 1;
  });
  await stops.stopAll();
  await stops.stopAll();
  expect(count).toBe(1);
});

it('lets every caller wait until everything has stopped', async () => {
  const stops = new StopList();
  const stopped: string[] = [];
  stops.add('gateway', () =>
    new Promise((resolve) => setTimeout(resolve, 20)).then(() => void stopped.push('gateway')),
  );
  expect(stops.isStopping).toBe(false);
  void stops.stopAll();
  expect(stops.isStopping).toBe(true);
  await stops.stopAll();
  expect(stopped).toEqual(['gateway']);
});

it('stops what is added while it stops, as a start may still be running', async () => {
  const stops = new StopList();
  const stopped: string[] = [];
  stops.add('database', async () => {
    stops.add('identity', async () => void stopped.push('identity'));
  });
  await stops.stopAll();
  expect(stopped).toEqual(['identity']);
});

it('stops the members of a group concurrently, between what was added before and after the group', async () => {
  const told: string[] = [];
  const stops = new StopList();
  stops.add('database', async () => void told.push('database'));
  const group = stops.group();
  stops.add('gateway', async () => void told.push('gateway'));
  for (const name of ['identity', 'finance']) {
    group.add(name, async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
    });
  }
  await stops.stopAll();
  expect(told).toEqual(['gateway', 'identity begins', 'finance begins', 'identity ends', 'finance ends', 'database']);
});

it('stops what joins a group during its turn, before what the group needs, and also after its turn', async () => {
  const stopped: string[] = [];
  const stops = new StopList();
  stops.add('database', async () => {
    group.add('markets', async () => void stopped.push('markets'));
    stopped.push('database');
  });
  stops.add('cache', async () => void stopped.push('cache'));
  const group = stops.group();
  group.add('identity', async () => {
    group.add('finance', async () => void stopped.push('finance'));
    stopped.push('identity');
  });
  await stops.stopAll();
  expect(stopped).toEqual(['identity', 'finance', 'cache', 'database', 'markets']);
});
