import { renderHook } from '@testing-library/react';
import { useMediaQuery } from './media-query';

afterEach(() => jest.restoreAllMocks());

test('listens once per query, however often it is rendered, and again for another query', () => {
  const list = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(list);
  const added = jest.spyOn(list, 'addEventListener');
  const removed = jest.spyOn(list, 'removeEventListener');
  const { result, rerender, unmount } = renderHook(useMediaQuery, { initialProps: 'print' });
  rerender('print');
  rerender('print');
  expect(result.current).toBe(true);
  expect(added).toHaveBeenCalledTimes(1);
  rerender('(min-width: 1024px)');
  expect(added).toHaveBeenCalledTimes(2);
  unmount();
  expect(removed).toHaveBeenCalledTimes(2);
});
