import { type ColorModePreference, useColorMode } from '@plaza/ui';
import { leaveSession, type PaletteEntry, useAppDispatch } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import type { ShownTab } from '../dashboard/shown-tab';
import { useSettings } from '../dashboard/use-settings';

/** Entries of the shell may run an action instead of opening a link. */
export interface OwnEntry extends PaletteEntry {
  readonly run?: () => void;
}

const looks: readonly [ColorModePreference, string][] = [
  ['light', 'Use the light theme'],
  ['dark', 'Use the dark theme'],
  ['system', 'Follow the theme of the system'],
];

/** The entries of the shell: the user's tabs, settings, themes, shortcuts, and signing out. */
export function useOwnEntries(tabs: readonly ShownTab[], onShortcuts: () => void): readonly OwnEntry[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const settings = useSettings();
  const { preference, setPreference } = useColorMode();
  return [
    ...tabs.map(({ id, label, icon }) => ({ id: `tab ${id}`, label, icon, group: 'Go to', to: `/dashboard/${id}` })),
    { id: 'profile page', label: 'Profile Settings', icon: 'person', group: 'Settings', to: '/profile' },
    {
      id: 'settings',
      label: 'Settings',
      words: 'currency base theme appearance rates',
      icon: 'settings',
      group: 'Settings',
      run: settings.open,
    },
    ...looks
      .filter(([look]) => look !== preference)
      .map(([look, label]) => ({
        id: `theme ${look}`,
        label,
        words: 'appearance mode',
        icon: 'screen',
        group: 'Settings',
        run: () => setPreference(look),
      })),
    {
      id: 'shortcuts',
      label: 'Keyboard Shortcuts',
      words: 'keys help',
      icon: 'grid',
      group: 'Settings',
      run: onShortcuts,
    },
    {
      id: 'sign out',
      label: 'Sign Out',
      words: 'log out leave',
      icon: 'lock',
      group: 'Settings',
      run: () => void dispatch(leaveSession('/', navigate)),
    },
  ];
}
