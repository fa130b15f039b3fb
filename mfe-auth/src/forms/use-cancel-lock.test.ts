import { act, renderHook } from '@testing-library/react';
import { useCancelLock } from './use-cancel-lock';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderLock() {
  const { result, rerender, unmount } = renderHook(useCancelLock, { initialProps: false });
  return { result, setSaving: rerender, unmount };
}

test('Cancel is disabled for the first ten seconds of each save', () => {
  const { result, setSaving } = renderLock();
  expect(result.current).toBe(false);
  for (const _save of ['first', 'second']) {
    setSaving(true);
    expect(result.current).toBe(true);
    pass(9999);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
    setSaving(false);
    expect(result.current).toBe(false);
  }
});

test('the time of a save that was answered does not count for the next one', () => {
  const { result, setSaving } = renderLock();
  setSaving(true);
  pass(6000);
  setSaving(false);
  expect(result.current).toBe(false);
  setSaving(true);
  pass(6000);
  expect(result.current).toBe(true);
});

test('no timer is left behind by a closed dialog', () => {
  const { setSaving, unmount } = renderLock();
  setSaving(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
