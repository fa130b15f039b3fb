import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type PreflightVerdict, preflightPath } from '@plaza/contracts/registry/preflight';
import type { ApiError } from '@plaza/web-kit';

const limitMs = 30_000;

/**
 * Has this browser try a release before anybody is given it: a hidden frame loads it, and draws all its tabs. The
 * policy of the page in it lets it run scripts and use this session, as it must, and nothing that people would notice.
 * @returns what is wrong with it, as a sentence; undefined where nothing is
 */
export function preflight(remote: RemoteName, version: string): Promise<string | undefined> {
  const frame = Object.assign(document.createElement('iframe'), {
    src: `${preflightPath}?${new URLSearchParams({ remote, version })}`,
    title: 'A release is tried',
    tabIndex: -1,
    inert: true,
    ariaHidden: 'true',
  });
  // As wide as a window, so that all of it is drawn, and out of sight.
  Object.assign(frame.style, { position: 'fixed', left: '-10000px', top: '0', width: '1280px', height: '800px' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('It did not draw within half a minute.'), limitMs);
    const handleMessage = ({ source, origin, data }: MessageEvent<Partial<PreflightVerdict>>) => {
      if (source !== frame.contentWindow || origin !== location.origin || data.type !== 'preflight') return;
      if (data.remote === remote && data.version === version) end(data.fault ?? undefined);
    };
    function end(error: string | undefined) {
      clearTimeout(timer);
      removeEventListener('message', handleMessage);
      frame.remove();
      resolve(error);
    }
    addEventListener('message', handleMessage);
    document.body.append(frame);
  });
}

/** The failure as forms take a rejected request: at the field `version`. */
export function preflightError(reason: string): ApiError {
  const message = `Nobody was given it, as your browser tried it first. ${reason}`;
  const details = [{ path: 'version', message }];
  const error = { code: 'preflight_failed', message, details, requestId: '' };
  return { status: 409, message, data: { success: false, message, error } };
}
