import { lazyChunk } from '@plaza/web-kit';
import type { ComponentProps } from 'react';
import type Cards from './account-cards';

/** The cards of narrow screens; wider screens never load this chunk. */
export const AccountCards = lazyChunk<ComponentProps<typeof Cards>>(() => import('./account-cards'));
