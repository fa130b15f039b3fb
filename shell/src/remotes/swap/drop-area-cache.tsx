import type { RemoteName } from '@plaza/contracts/permission-graph';
import { api, type RootState, useStore } from '@plaza/web-kit';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Remote → the version that was rendered last, whose responses the cache contains for this area. */
const drawn = new Map<RemoteName, string>();

interface Props {
  readonly name: RemoteName;
  readonly version: string;
  readonly children: ReactNode;
}

/**
 * Renders a version of a remote without the responses that another version cached, as their shape may differ. It or a
 * parent must be keyed by version. The cache is cleared after the screens of the old version are unmounted and before
 * those of the new one are mounted, within one frame.
 */
export function DropAreaCache({ name, version, children }: Props) {
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

/** The endpoint names of an area start with the area's name. */
function answersOf(name: RemoteName, { api: { queries } }: RootState): CacheKey[] {
  const isOfArea = new RegExp(`^${name}[A-Z]`);
  const answers = Object.entries(queries).filter(([, query]) => isOfArea.test(query?.endpointName ?? ''));
  return answers.map(([key]) => key as CacheKey);
}
