import { isAdministrator } from '@plaza/contracts/roles';
import { useSessionTabsQuery, useUser } from '@plaza/web-kit';

/** What the caller may do with a contractor, as their own tabs allow it. */
export interface ContractorPermissions {
  readonly userId: string | undefined;
  /** Write to them in Plaza; otherwise by mail. */
  readonly canMessage: boolean;
  readonly canHire: boolean;
  readonly canVerify: boolean;
}

export function useContractorPermissions(): ContractorPermissions {
  const user = useUser();
  const { data: tabs = [] } = useSessionTabsQuery(undefined, { skip: !user });
  return {
    userId: user?.id,
    canMessage: tabs.includes('messages'),
    canHire: tabs.includes('bookings'),
    canVerify: user ? isAdministrator(user) : false,
  };
}
