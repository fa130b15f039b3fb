import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import { request } from '@plaza/web-kit';
import { type FirstStep, isSomething } from './first-step';

export const administratorSteps = ({ role }: User): readonly FirstStep[] => [
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
  role === 'admin_high' ? tabsStep : phoneStep,
];

const tabsStep: FirstStep = {
  id: 'tabs',
  label: 'Decide who sees what',
  benefit: 'Tabs by role, live everywhere.',
  to: '/dashboard/admin?panel=tab-permissions',
  tab: 'admin',
  asks: request(identityEndpoints.tabPermissionVersions),
  isDone: (_profile, answer) => isSomething(answer),
};

const phoneStep: FirstStep = {
  id: 'phone',
  label: 'Leave a phone number',
  benefit: 'People reach you when it matters.',
  to: '/dashboard/profile',
  tab: 'profile',
  isDone: ({ phone }) => phone !== '',
};
