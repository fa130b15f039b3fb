import type { RemoteName } from '@plaza/contracts/permission-graph';
import { api, type RootState, useStore } from '@plaza/web-kit';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Remote → the version whose screens were drawn last: it made what the cache holds of the area's answers. */
const drawn = new Map<RemoteName, string>();

interface Props {
  readonly name: RemoteName;
  readonly version: string;
  readonly children: ReactNode;
}

/**
 * Draws a version of a remote, keyed by it, without the answers that another version cached: they may have another
 * shape. They go after the screens of that version have left and before those of this one come, in one frame.
 */
export function AreaAnswers({ name, version, children }: Props) {
  const store = useStore();
  const [isReady, setReady] = useState(() => (drawn.get(name) ?? version) === version);
  useLayoutEffect(() => {
    drawn.set(name, version);
    if (isReady) return;
    for (const queryCacheKey of answersOf(name, store.getState())) {
      store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
    setReady(true);
  }, [name, version, isReady, store]);
  return isReady ? children : null;
}

type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** Areas begin the names of their endpoints with their own word. */
function answersOf(name: RemoteName, { api: { queries } }: RootState): CacheKey[] {
  const isOfArea = new RegExp(`^${name}[A-Z]`);
  const answers = Object.entries(queries).filter(([, query]) => isOfArea.test(query?.endpointName ?? ''));
  return answers.map(([key]) => key as CacheKey);
}
