import { LazyDialog, type OpenProps } from '../frame/lazy-dialog';

async function setupDialog() {
  const { TwoFactorSetupDialog } = await import('./two-factor-setup-dialog');
  return (props: OpenProps) => <TwoFactorSetupDialog family="profile" {...props} />;
}

/** The two-factor setup, for pages of the shell that offer it. */
export const TwoFactorSetupPart = (props: OpenProps) => <LazyDialog load={setupDialog} {...props} />;
