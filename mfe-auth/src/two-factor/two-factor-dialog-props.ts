import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import type { OpenProps } from '../frame/lazy-dialog';

/** The props of every two-factor dialog: the path family of its requests, and whether it is open. */
export interface TwoFactorDialogProps extends OpenProps {
  family: TwoFactorFamily;
}
