import { isAdministrator } from '@plaza/contracts/roles';
import { useSessionTabsQuery, useUser } from '@plaza/web-kit';

/** What the user's tabs and role permit them to do with a contractor. */
export interface ContractorPermissions {
  readonly userId: string | undefined;
  /** Whether messages in Plaza are possible; otherwise the user writes an email. */
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
