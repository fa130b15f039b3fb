import type { RemotePalette } from '@plaza/web-kit';
import { entriesFor } from './entries';
import { searchRecords } from './search-records';

/** Views of bookings and messages; bookings, contractors and conversations by name. */
export const palette: RemotePalette = { entries: entriesFor, search: searchRecords };
