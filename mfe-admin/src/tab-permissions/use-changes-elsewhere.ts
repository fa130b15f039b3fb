import type { EventPayload } from '@plaza/contracts/events';
import { type Role, roles } from '@plaza/contracts/roles';
import { useLiveEvent } from '@plaza/web-kit';
import { useEffect, useState } from 'react';

/** What others did to the permissions while they are open here; `roles` is empty when it was the defaults alone. */
export type Elsewhere = { kind: 'changed'; roles: readonly Role[] } | { kind: 'conflict' };

interface Watched {
  /** The version on this screen. */
  version: number;
  /** While a save is under way; its own event must not be taken for somebody else's. */
  saving: boolean;
  refetch: () => void;
}

/** Loads the permissions again when they change elsewhere, and says that they did. */
export function useChangesElsewhere({ version, saving, refetch }: Watched) {
  const [heard, setHeard] = useState<EventPayload<'permissions.changed'>>();
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  useLiveEvent('permissions.changed', setHeard);

  const missed = !saving && heard && heard.version > version ? heard : undefined;
  useEffect(() => {
    if (!missed) return;
    setElsewhere((before) => (before?.kind === 'conflict' ? before : changed(before?.roles ?? [], missed.roles)));
    refetch();
  }, [missed, refetch]);

  return [elsewhere, setElsewhere] as const;
}

/** Several changes in a row are told as one. */
function changed(before: readonly Role[], now: readonly Role[]): Elsewhere {
  return { kind: 'changed', roles: roles.filter((role) => before.includes(role) || now.includes(role)) };
}
