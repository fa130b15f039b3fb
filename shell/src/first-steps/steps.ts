import type { Account } from '@plaza/contracts/finance/accounts';
import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { Profile } from '@plaza/contracts/identity/profile';
import type { User } from '@plaza/contracts/identity/session';
import type { BookingCounts } from '@plaza/contracts/marketplace/bookings';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { isAdministrator } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { type ApiRequest, request } from '@plaza/web-kit';

/** A step for new users. */
export interface FirstStep {
  readonly id: string;
  readonly label: string;
  /** The benefit in about 34 characters, to fit on one line on a phone and in a column, as the skeleton assumes. */
  readonly benefit: string;
  /** The link to the screen of the step. Steps whose tab the user does not have are left out. */
  readonly to: `/dashboard/${string}`;
  readonly tab: TabId;
  /** A further request whose response tells whether the step is done; the profile is always available. */
  readonly asks?: ApiRequest;
  readonly isDone: (profile: Profile, answer: unknown) => boolean;
}

const isSomething = (answer: unknown): boolean => Array.isArray(answer) && answer.length > 0;

const customerSteps: readonly FirstStep[] = [
  {
    id: 'address',
    label: 'Save your address',
    benefit: 'Bookings start with it filled in.',
    to: '/dashboard/profile?section=addresses',
    tab: 'profile',
    asks: request(identityEndpoints.addresses),
    isDone: (_profile, answer) => isSomething((answer as { addresses?: unknown }).addresses),
  },
  {
    id: 'account',
    label: 'Add a first account',
    benefit: 'Your net worth begins with it.',
    to: '/dashboard/finance_manager?add=new',
    tab: 'finance_manager',
    asks: request(financeEndpoints.accounts),
    isDone: (_profile, answer) => isSomething(answer as readonly Account[]),
  },
  {
    id: 'booking',
    label: 'Ask for a first job',
    benefit: 'Pick a contractor and a free time.',
    to: '/dashboard/bookings?hire=anybody',
    tab: 'bookings',
    asks: request(marketplaceEndpoints.bookingCounts),
    isDone: (_profile, answer) => (answer as BookingCounts).all > 0,
  },
];

const contractorSteps = ({ id }: User): readonly FirstStep[] => [
  {
    id: 'business',
    label: 'Say what you do',
    benefit: 'Customers find you by specialty.',
    to: '/dashboard/contractors?view=business',
    tab: 'contractors',
    isDone: ({ specialties }) => specialties.length > 0,
  },
  {
    id: 'hours',
    label: 'Set your working hours',
    benefit: 'Customers ask for times you have.',
    to: '/dashboard/contractors?view=business',
    tab: 'contractors',
    asks: request(marketplaceEndpoints.contractorProfile, { id }),
    isDone: (_profile, answer) => (answer as { workingHours: unknown }).workingHours !== null,
  },
  {
    id: 'job',
    label: 'Take a first job',
    benefit: 'Requests wait under Bookings.',
    to: '/dashboard/bookings',
    tab: 'bookings',
    isDone: ({ totalJobs }) => totalJobs > 0,
  },
];

const administratorSteps = ({ role }: User): readonly FirstStep[] => [
  {
    id: 'second factor',
    label: 'Turn on two-factor',
    benefit: 'Your account opens everybody’s.',
    to: '/dashboard/profile?section=security',
    tab: 'profile',
    isDone: ({ twoFactorEnabled }) => twoFactorEnabled,
  },
  {
    id: 'people',
    label: 'Add somebody',
    benefit: 'Employees and contractors.',
    to: '/dashboard/admin',
    tab: 'admin',
    asks: request(identityEndpoints.users, { limit: 1 }),
    isDone: (_profile, answer) => (answer as { pagination: { total: number } }).pagination.total > 1,
  },
  role === 'admin_high'
    ? {
        id: 'tabs',
        label: 'Decide who sees what',
        benefit: 'Tabs by role, live everywhere.',
        to: '/dashboard/admin?panel=tab-permissions',
        tab: 'admin',
        asks: request(identityEndpoints.tabPermissionVersions),
        isDone: (_profile, answer) => isSomething(answer),
      }
    : {
        id: 'phone',
        label: 'Leave a phone number',
        benefit: 'People reach you when it matters.',
        to: '/dashboard/profile',
        tab: 'profile',
        isDone: ({ phone }) => phone !== '',
      },
];

/** The first steps of the user's role, limited to those whose tab the user has. */
export function firstSteps(user: User, tabs: readonly TabId[]): readonly FirstStep[] {
  const steps = isAdministrator(user)
    ? administratorSteps(user)
    : user.role === 'contractor'
      ? contractorSteps(user)
      : customerSteps;
  return steps.filter(({ tab }) => tabs.includes(tab));
}
