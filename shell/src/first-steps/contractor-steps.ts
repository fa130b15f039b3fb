import type { User } from '@plaza/contracts/identity/session';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { request } from '@plaza/web-kit';
import type { FirstStep } from './first-step';

export const contractorSteps = ({ id }: User): readonly FirstStep[] => [
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
