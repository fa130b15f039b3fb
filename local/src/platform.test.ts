import { StopList } from './platform';

it('stops in the opposite order of starting, and everything even when one fails', async () => {
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
