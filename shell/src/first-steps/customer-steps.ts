import type { Account } from '@plaza/contracts/finance/accounts';
import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { BookingCounts } from '@plaza/contracts/marketplace/bookings';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { request } from '@plaza/web-kit';
import { type FirstStep, isSomething } from './first-step';

export const customerSteps: readonly FirstStep[] = [
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
