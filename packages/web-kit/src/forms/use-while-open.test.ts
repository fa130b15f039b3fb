import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useIsOpen, useWhileOpen } from './use-while-open';

const inStrictMode = { wrapper: StrictMode };

it('a dialog is open until it is closed', () => {
  const { result, unmount } = renderHook(() => useIsOpen(), inStrictMode);
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});

it('effects of an answer are applied while the dialog is open, and not after it was closed', () => {
  const close = jest.fn();
  const { result, unmount } = renderHook(() => useWhileOpen(close), inStrictMode);
  result.current();
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  result.current();
  expect(close).toHaveBeenCalledTimes(1);
});
