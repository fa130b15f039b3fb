import type { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { BadgeProps } from '@plaza/ui';

/** Label and color of each status, in the order of the filter. */
export const contractorStatuses = [
  { value: 'available', label: 'Available', tone: 'good' },
  { value: 'busy', label: 'Busy', tone: 'attention' },
  { value: 'offline', label: 'Offline', tone: 'neutral' },
] as const satisfies readonly { value: ContractorStatus; label: string; tone: BadgeProps['tone'] }[];
