import { LazyDialog, type OpenProps } from '../frame/lazy-dialog';

async function setupDialog() {
  const { TwoFactorSetupDialog } = await import('./two-factor-setup-dialog');
  return (props: OpenProps) => <TwoFactorSetupDialog family="profile" {...props} />;
}

/** The set-up of two-factor, for pages of the frame that lead into it. */
export const TwoFactorSetupPart = (props: OpenProps) => <LazyDialog load={setupDialog} {...props} />;
