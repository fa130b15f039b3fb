import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import type { OpenProps } from '../frame/lazy-dialog';

/** What every dialog about two-factor takes: over which of the two path families it calls, and whether it is open. */
export interface TwoFactorDialogProps extends OpenProps {
  family: TwoFactorFamily;
}
