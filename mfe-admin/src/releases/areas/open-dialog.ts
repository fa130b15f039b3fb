import type { Area } from '@plaza/contracts/registry/areas';

/** What is being decided about which area. */
export interface OpenDialog {
  readonly kind: 'approve' | 'remove';
  readonly area: Area;
}
