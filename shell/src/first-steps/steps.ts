import type { User } from '@plaza/contracts/identity/session';
import { isAdministrator } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { administratorSteps } from './administrator-steps';
import { contractorSteps } from './contractor-steps';
import { customerSteps } from './customer-steps';
import type { FirstStep } from './first-step';

/** The first steps of the user's role, limited to those whose tab the user has. */
export function firstSteps(user: User, tabs: readonly TabId[]): readonly FirstStep[] {
  const steps = isAdministrator(user)
    ? administratorSteps(user)
    : user.role === 'contractor'
      ? contractorSteps(user)
      : customerSteps;
  return steps.filter(({ tab }) => tabs.includes(tab));
}
