import type { PreflightVerdict } from '@plaza/contracts/registry/preflight';

/**
 * Plays the page in each preflight frame: first sends messages that the listener must ignore, then reports this fault.
 * @returns the URLs of the frames
 */
export function answerPreflight(fault: string | null) {
  const frames: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLIFrameElement) answer(node);
    }
  });

  function answer(frame: HTMLIFrameElement) {
    const { pathname, search, searchParams } = new URL(frame.src);
    frames.push(`${pathname}${search}`);
    const [remote, version] = [searchParams.get('remote'), searchParams.get('version') ?? ''];
    const verdict = { type: 'preflight', remote, version, fault } as PreflightVerdict;
    const tell = (data: PreflightVerdict, source: Window | null, origin: string) =>
      dispatchEvent(new MessageEvent('message', { data, source, origin }));
    const other = { ...verdict, fault: 'this is not the verdict' };
    tell(other, window, location.origin);
    tell(other, frame.contentWindow, 'https://elsewhere.example');
    tell({ ...other, version: '0.0.1' }, frame.contentWindow, location.origin);
    tell(verdict, frame.contentWindow, location.origin);
  }

  observer.observe(document.body, { childList: true });
  watching.add(observer);
  return { frames };
}

const watching = new Set<MutationObserver>();
afterEach(() => {
  for (const observer of watching) observer.disconnect();
  watching.clear();
});
