import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyChunk, type PreloadErrorEvent, preload, preloadComponent, preloadErrorEvent } from './lazy-chunk';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

const lost = new Error('Loading chunk 7 failed.');

/** Listens to the event for one test. */
function listen(handle: (event: Event) => void) {
  const raised = jest.fn(handle);
  window.addEventListener(preloadErrorEvent, raised);
  stop = () => window.removeEventListener(preloadErrorEvent, raised);
  return raised;
}
let stop: (() => void) | undefined;
afterEach(() => stop?.());

it('returns the loaded chunk, and dispatches no event', async () => {
  const raised = listen(() => undefined);
  await expect(preload(async () => 'part')).resolves.toBe('part');
  expect(raised).not.toHaveBeenCalled();
});

it('dispatches an event with the error if loading fails, and throws it again', async () => {
  const raised = listen(() => undefined);
  await expect(preload(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(raised).toHaveBeenCalledTimes(1);
  expect(raised.mock.calls[0]?.[0]).toMatchObject({ type: 'plaza:preload-error', detail: lost, cancelable: true });
});

it('does not throw a handled error', async () => {
  listen((event) => event.preventDefault());
  await expect(preload(() => Promise.reject(lost))).resolves.toBeUndefined();
});

it('is loaded once more after a repair, and at most once', async () => {
  let prepared = false;
  listen((event) => {
    (event as PreloadErrorEvent).retryAfter(
      Promise.resolve().then(() => {
        prepared = true;
      }),
    );
  });
  await expect(preload(() => (prepared ? Promise.resolve('part') : Promise.reject(lost)))).resolves.toBe('part');
  const load = jest.fn(() => Promise.reject(lost));
  await expect(preload(load)).rejects.toBe(lost);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a component in a chunk', () => {
  const show = (Chunk: ReturnType<typeof lazyChunk>) =>
    act(async () => {
      render(
        <Boundary>
          <Suspense fallback="coming">
            <Chunk />
          </Suspense>
          <p>the rest</p>
        </Boundary>,
      );
    });

  it('is shown when its chunk has loaded', async () => {
    await show(lazyChunk(async () => ({ default: () => <p>here</p> })));
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('renders at once without a placeholder if its chunk was preloaded', async () => {
    const load = jest.fn(async () => ({ default: () => <p>here</p> }));
    const Chunk = lazyChunk(load);
    await preloadComponent(Chunk);
    await preloadComponent(() => null); // which has no chunk of its own
    render(
      <Suspense fallback="coming">
        <Chunk />
      </Suspense>,
    );
    expect(screen.getByText('here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('throws to the error boundary if its chunk does not load', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await show(lazyChunk(() => Promise.reject(lost)));
    expect(screen.getByText('failed')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('renders nothing if the error was handled', async () => {
    listen((event) => event.preventDefault());
    await show(lazyChunk(() => Promise.reject(lost)));
    expect(screen.getByText('the rest')).toBeInTheDocument();
    expect(screen.queryByText('failed')).not.toBeInTheDocument();
    expect(screen.queryByText('coming')).not.toBeInTheDocument();
  });
});
