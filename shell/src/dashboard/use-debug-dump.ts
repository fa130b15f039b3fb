import type { TabId } from '@plaza/contracts/tabs';
import { log, useSessionRemotesQuery, useUser } from '@plaza/web-kit';
import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Shift+D writes to the log what decides the screen: who, which tabs, which remotes. Never a token. */
export function useDebugDump(tabs: readonly TabId[] | undefined, active: TabId | undefined): void {
  const user = useUser();
  const { data: remotes } = useSessionRemotesQuery();
  const dump = useEffectEvent(() => {
    log.info('debug dump', {
      user: user && { id: user.id, role: user.role, isAdmin: user.isAdmin },
      tabs,
      active,
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
