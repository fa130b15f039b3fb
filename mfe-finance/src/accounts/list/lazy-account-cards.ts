import { lazyChunk } from '@plaza/web-kit';
import type { ComponentProps } from 'react';
import type Cards from './account-cards';

/** The accounts of a narrow screen, which wider ones never load. */
export const AccountCards = lazyChunk<ComponentProps<typeof Cards>>(() => import('./account-cards'));
