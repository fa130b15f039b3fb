import { scratchDirectories } from '../testing/scratch-directory';
import { explainEnd } from './explain-end';
import type { HostEnd } from './host-process';
import { RestartBackoff } from './restart-backoff';

const dir = scratchDirectories()('');
const ended = (end: Partial<HostEnd>): HostEnd => ({ code: null, signal: null, served: false, ...end });

test('a message of the host itself is passed on, and is final', () => {
  const end = ended({ code: 75, lastLine: 'the data directory is already in use by another process: x', served: true });
  expect(explainEnd(end, dir)).toEqual({ reason: end.lastLine, final: true });
});

test('silent exits of the engine are explained', () => {
  expect(explainEnd(ended({ code: 14 }), dir)).toEqual({ reason: expect.stringContaining('are damaged'), final: true });
  const aborted = explainEnd(ended({ signal: 'SIGABRT' }), dir);
  expect(aborted).toEqual({ reason: expect.stringContaining('are damaged'), final: true });
});

test('a host that was killed while serving may restart', () => {
  for (const signal of ['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const) {
    expect(explainEnd(ended({ signal, served: true }), dir)).toEqual({
      reason: expect.stringContaining(signal),
      final: false,
    });
  }
});

test('a removed directory is reported, and no empty database takes its place', () => {
  const gone = `${dir}/gone`;
  for (const end of [{ code: 14 }, { signal: 'SIGABRT' }, { signal: 'SIGKILL' }] as const) {
    expect(explainEnd(ended({ ...end, served: true }), gone)).toEqual({
      reason: `its folder ${gone} was removed`,
      final: true,
    });
  }
});

test('restarts slow down and stop after eight crashes within a minute', () => {
  const pace = new RestartBackoff();
  const delays = Array.from({ length: 9 }, (_, i) => pace.afterCrash(i * 1000));
  expect(delays).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, undefined]);
});

test('old crashes are not counted', () => {
  const pace = new RestartBackoff();
  const delays = Array.from({ length: 20 }, (_, i) => pace.afterCrash(i * 60_000));
  expect(new Set(delays)).toEqual(new Set([100]));
});
