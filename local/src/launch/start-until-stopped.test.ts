import { StopList } from './platform';
import { startUntilStopped } from './start-until-stopped';

const failed = () => Promise.reject(new Error('the database is closed'));

it('stops what has been started if the start fails, and reports the error', async () => {
  const stops = new StopList();
  const stopped: string[] = [];
  stops.add('database', async () => void stopped.push('database'));
  await expect(startUntilStopped(failed, stops)).rejects.toThrow('the database is closed');
  expect(stopped).toEqual(['database']);
});

it('reports no error, and no start, once a signal has begun to stop everything', async () => {
  const stops = new StopList();
  const interrupted = async () => {
    await stops.stopAll();
    return failed();
  };
  expect(await startUntilStopped(interrupted, stops)).toBeUndefined();
  expect(await startUntilStopped(async () => 'started', stops)).toBeUndefined();
});

it('returns what it has started', async () => {
  expect(await startUntilStopped(async () => 'started', new StopList())).toBe('started');
});
