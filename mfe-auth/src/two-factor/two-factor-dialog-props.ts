import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';

/** What every dialog about two-factor takes: over which of the two path families it calls, and whether it is open. */
export interface TwoFactorDialogProps {
  family: TwoFactorFamily;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
