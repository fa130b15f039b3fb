import type { TwoFactorFamily } from '@plaza/contracts/two-factor';

export function TwoFactorCard(_props: { family: TwoFactorFamily }) {
  return null;
}
