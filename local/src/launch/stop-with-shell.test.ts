import { stopWithShell } from './stop-with-shell';

const stop = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  stop.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const start = { npm_lifecycle_event: 'start' };

it('stops at once if the shell ended during the installation or the build', () => {
  stopWithShell(stop, { ...start, PLAZA_SHELL_PID: `${process.ppid + 1}` });
  expect(stop).toHaveBeenCalled();
});

it('does not stop while the shell runs', () => {
  stopWithShell(stop, { ...start, PLAZA_SHELL_PID: `${process.ppid}` });
  stopWithShell(stop, start);
  jest.advanceTimersByTime(2000);
  expect(stop).not.toHaveBeenCalled();
});

it('does not look at a shell without npm', () => {
  stopWithShell(stop, { PLAZA_SHELL_PID: `${process.ppid + 1}` });
  jest.advanceTimersByTime(2000);
  expect(stop).not.toHaveBeenCalled();
});
