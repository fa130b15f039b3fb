import type { RemotePalette } from '@plaza/web-kit';

const sections = [
  ['addresses', 'Addresses', 'home main street', 'map'],
  ['security', 'Security', 'password two-factor sessions devices sign-in', 'lock'],
  ['notifications', 'Notifications', 'email mail alerts switches', 'bell'],
] as const;

/** The parts of the profile. */
export const palette: RemotePalette = {
  entries: () =>
    sections.map(([id, label, words, icon]) => ({
      id: `section ${id}`,
      label,
      detail: 'Profile',
      words,
      group: 'Profile',
      icon,
      to: `/dashboard/profile?section=${id}`,
    })),
};
