import { act, renderHook } from '@testing-library/react';
import { useGradualCount } from './use-gradual-count';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => jest.restoreAllMocks());

const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
  });
const render = (length: number, list = 'all') =>
  renderHook(({ length, list }) => useGradualCount(length, 6, list), { initialProps: { length, list } });

test('a few items are rendered at once, and the others in the following frames', () => {
  const { result } = render(15);
  const counts = [result.current];
  for (let frame = 0; frame < 3; frame++) {
    nextFrame();
    counts.push(result.current);
  }
  expect(counts).toEqual([6, 12, 18, 18]);
  expect(frames).toEqual([]);
});

test('a growing list continues, another one starts again', () => {
  const { result, rerender } = render(12);
  nextFrame();
  rerender({ length: 30, list: 'all' });
  expect(result.current).toBe(12);
  nextFrame();
  expect(result.current).toBe(18);
  rerender({ length: 30, list: 'pending' });
  expect(result.current).toBe(6);
  nextFrame();
  expect(result.current).toBe(12);
});
