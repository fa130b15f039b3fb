import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type PreflightVerdict, preflightPath } from '@plaza/contracts/registry/preflight';
import type { ApiError } from '@plaza/web-kit';

const limitMs = 30_000;

/**
 * Tries a release in this browser before anybody is given it: a hidden frame loads it and renders all its tabs. The
 * content security policy of the frame's page allows scripts and the use of this session, as it must, but nothing that
 * other users would notice.
 * @returns what is wrong with the release, as a sentence; undefined if nothing is
 */
export function preflight(remote: RemoteName, version: string): Promise<string | undefined> {
  const frame = Object.assign(document.createElement('iframe'), {
    src: `${preflightPath}?${new URLSearchParams({ remote, version })}`,
    title: 'A release is tried',
    tabIndex: -1,
    inert: true,
    ariaHidden: 'true',
  });
  // As wide as a window so that everything renders, but off-screen.
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

/** Turns the failure into the rejection of a form, as an error of the field `version`. */
export function preflightError(reason: string): ApiError {
  const message = `Nobody was given it, as your browser tried it first. ${reason}`;
  const details = [{ path: 'version', message }];
  const error = { code: 'preflight_failed', message, details, requestId: '' };
  return { status: 409, message, data: { success: false, message, error } };
}
