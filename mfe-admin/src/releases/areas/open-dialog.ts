import type { Area } from '@plaza/contracts/registry/areas';

/** The open dialog and its area. */
export interface OpenDialog {
  readonly kind: 'approve' | 'remove';
  readonly area: Area;
}
