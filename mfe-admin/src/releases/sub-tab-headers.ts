import { PlusIcon } from '@plaza/ui';
import type { SubTabHeader } from '../sub-tabs/sub-tab-loading';

/** The sub-tabs in display order. The URL omits the first one. */
export const subTabs = ['remotes', 'teams', 'areas', 'scoreboard'] as const;
export type SubTab = (typeof subTabs)[number];

export const subTabHeaders = {
  remotes: { title: 'Remotes', subtitle: 'What people have now, and what is on its way to them.' },
  teams: {
    title: 'Teams',
    subtitle: 'Who may release which remotes, and with which keys and tokens.',
    action: 'Add Team',
    ActionIcon: PlusIcon,
  },
  areas: { title: 'Areas', subtitle: 'Areas that teams add to the built-in ones.' },
  scoreboard: { title: 'Scoreboard', subtitle: 'How the releases of each remote have done since its first one.' },
} as const satisfies Record<SubTab, SubTabHeader>;
