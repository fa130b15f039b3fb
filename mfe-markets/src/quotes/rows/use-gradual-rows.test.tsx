import { act, renderHook } from '@testing-library/react';
import { useGradualRows } from './use-gradual-rows';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const nextFrame = () => act(() => frames.splice(0).forEach((frame) => void frame(0)));

function show(rows: number) {
  return renderHook(({ rows: count }) => useGradualRows(count), { initialProps: { rows } });
}

it('renders a screenful at once, and the rest frame by frame', () => {
  const { result } = show(60);
  expect(result.current).toBe(24);
  nextFrame();
  expect(result.current).toBe(48);
  nextFrame();
  expect(result.current).toBe(60);
  expect(frames).toHaveLength(0);
});

it('renders a screenful first again after a filter is removed', () => {
  const { result, rerender } = show(60);
  nextFrame();
  nextFrame();
  rerender({ rows: 3 });
  expect(result.current).toBe(24);
  rerender({ rows: 60 });
  expect(result.current).toBe(24);
  nextFrame();
  expect(result.current).toBe(48);
});

it('keeps rendered rows while a list grows', () => {
  const { result, rerender } = show(30);
  nextFrame();
  rerender({ rows: 31 });
  expect(result.current).toBe(30);
  nextFrame();
  expect(result.current).toBe(31);
});
