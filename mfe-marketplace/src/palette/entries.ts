import { isAdministrator } from '@plaza/contracts/roles';
import type { PaletteEntry, PaletteReader } from '@plaza/web-kit';

const parts: readonly PaletteEntry[] = [
  {
    id: 'new booking',
    label: 'New Booking',
    words: 'request order hire',
    group: 'Actions',
    icon: 'calendar',
    to: '/dashboard/bookings?hire=anybody',
  },
  {
    id: 'agenda',
    label: 'Agenda',
    words: 'appointments',
    group: 'Bookings',
    icon: 'calendar',
    to: '/dashboard/bookings?view=agenda',
  },
  {
    id: 'week',
    label: 'Week',
    words: 'appointments calendar',
    group: 'Bookings',
    icon: 'calendar',
    to: '/dashboard/bookings?view=week',
  },
  {
    id: 'support',
    label: 'Support',
    words: 'ticket help',
    group: 'Messages',
    icon: 'tool',
    to: '/dashboard/messages?view=support',
  },
];
const dispatchBoard: PaletteEntry = {
  id: 'dispatch',
  label: 'Dispatch',
  words: 'assign employees board',
  group: 'Bookings',
  icon: 'columns',
  to: '/dashboard/bookings?view=dispatch',
};
const business: PaletteEntry = {
  id: 'business',
  label: 'My Business',
  words: 'working hours services',
  group: 'Contractors',
  icon: 'tool',
  to: '/dashboard/contractors?view=business',
};
const catalog: PaletteEntry = {
  id: 'catalogue',
  label: 'Catalogue',
  words: 'services categories',
  group: 'Contractors',
  icon: 'tool',
  to: '/dashboard/contractors?view=catalogue',
};

/** The views and actions that a user has. */
export function entriesFor({ user }: PaletteReader): readonly PaletteEntry[] {
  const isContractor = user.role === 'contractor';
  const isAdmin = isAdministrator(user);
  return [
    ...parts,
    ...(isContractor || isAdmin ? [dispatchBoard] : []),
    ...(isContractor ? [business] : []),
    ...(isAdmin ? [catalog] : []),
  ];
}
