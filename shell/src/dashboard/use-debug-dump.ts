import { log, useSessionRemotesQuery, useUser } from '@plaza/web-kit';
import { useEffect, useEffectEvent } from 'react';
import type { ShownTab } from './shown-tab';

/** Ctrl+Shift+D logs what determines the screen: user, tabs and remotes, but never a token. */
export function useDebugDump(tabs: readonly ShownTab[] | undefined, active: ShownTab | undefined): void {
  const user = useUser();
  const { data: remotes } = useSessionRemotesQuery();
  const dump = useEffectEvent(() => {
    log.info('debug dump', {
      user: user && { id: user.id, role: user.role, isAdmin: user.isAdmin },
      tabs: tabs?.map(({ id }) => id),
      active: active?.id,
      remotes: remotes?.map(({ name, version, tabs }) => ({ name, version, tabs })),
      page: location.pathname,
    });
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'd') return;
      event.preventDefault();
      dump();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
