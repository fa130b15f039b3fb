import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { MenuEntry } from '@plaza/ui';
import { isOff, whyNotGiven, whyNotLoaded } from '../current/switched-off';
import type { ShowDialog } from '../open-dialog';
import type { useOwnRelease } from './use-own-release';

interface ReleaseActions {
  readonly remote: RemoteState;
  readonly ownRelease: ReturnType<typeof useOwnRelease>;
  readonly onOpen: ShowDialog;
}

/** The actions of a release; unavailable ones say what is switched off. */
export function actionsFor(version: string, { remote, ownRelease, onOpen }: ReleaseActions): MenuEntry[] {
  const { current, rollout } = remote;
  const isUnderWay = rollout !== null && rollout.state !== 'watched';
  const begin: MenuEntry = {
    label: 'Start a Rollout…',
    onSelect: () => onOpen({ kind: 'start', remote, version }),
    ...unless(whyNotGiven(remote, version)),
  };
  const give: MenuEntry = {
    label: 'Give to Everybody Now…',
    onSelect: () => onOpen({ kind: 'current', remote, version }),
    ...unless(whyNotLoaded(remote, version)),
  };
  return [
    ...(version !== current && current !== null && !isUnderWay ? [begin] : []),
    ...(version !== current ? [give] : []),
    ownEntry(version, remote, ownRelease),
    'separator',
    isOff(remote, version)
      ? { label: 'Switch On…', onSelect: () => onOpen({ kind: 'on', remote, version }) }
      : { label: 'Switch Off…', danger: true, onSelect: () => onOpen({ kind: 'off', remote, version }) },
  ];
}

function ownEntry(version: string, remote: RemoteState, { own, removePin, choose }: ReleaseActions['ownRelease']) {
  if (version === own) return { label: 'Remove Pin', onSelect: () => void removePin() };
  return {
    label: 'Use It Yourself',
    description: 'For eight hours, nobody else',
    onSelect: () => void choose(version),
    ...unless(whyNotGiven(remote, version)),
  };
}

/** Short, as menu items have little room; the card says exactly what is switched off. */
const unless = (reason: string | undefined) =>
  reason === undefined ? {} : { disabled: true, description: 'Switched off. Switch it on first.' };
