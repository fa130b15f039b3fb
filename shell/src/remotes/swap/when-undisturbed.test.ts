import { whenUndisturbed } from './when-undisturbed';

const minute = 60_000;
let isUnderWay = false;
let stop: () => void;
const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  isUnderWay = false;
  act.mockClear();
  stop = whenUndisturbed(act, () => isUnderWay);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const look = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('acts after a minute without interaction, and only once', () => {
  jest.advanceTimersByTime(minute - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  look('hidden');
  jest.advanceTimersByTime(10 * minute);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel'])('%s restarts the minute', (touch) => {
  jest.advanceTimersByTime(minute - 1);
  document.dispatchEvent(new Event(touch));
  jest.advanceTimersByTime(minute - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts at once when the page is hidden, and not when it is visible again', () => {
  look('visible');
  expect(act).not.toHaveBeenCalled();
  look('hidden');
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits for pending work, idle or hidden', () => {
  isUnderWay = true;
  look('hidden');
  jest.advanceTimersByTime(3 * minute);
  expect(act).not.toHaveBeenCalled();
  isUnderWay = false;
  jest.advanceTimersByTime(minute);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does nothing after it was stopped', () => {
  stop();
  look('hidden');
  jest.advanceTimersByTime(minute);
  expect(act).not.toHaveBeenCalled();
});
