import type { SubTabHeader } from '../sub-tabs/sub-tab-loading';

/** The sub-tabs in display order. The URL omits the first one. */
export const subTabs = ['now', 'blast-radius', 'configuration', 'requests', 'drills'] as const;
export type SubTab = (typeof subTabs)[number];

export const subTabHeaders = {
  now: {
    title: 'Now',
    subtitle: 'Health and traffic of every service, as the gateways measure them. Updated every second.',
  },
  'blast-radius': {
    title: 'Blast Radius',
    subtitle: 'What stops working when a part fails, for which roles, and how many people are online now.',
  },
  configuration: {
    title: 'Configuration',
    subtitle: 'Routes, services, limits and fallbacks of all gateways. Changes need no restart.',
    action: 'Roll Back…',
  },
  requests: {
    title: 'Find a Request',
    subtitle: 'Follow one request through every process, with its spans and log lines.',
  },
  drills: {
    title: 'Drills',
    subtitle: 'Make one part of the platform fail for up to a minute, and see what still works.',
    action: 'Start a Drill',
  },
} as const satisfies Record<SubTab, SubTabHeader>;
