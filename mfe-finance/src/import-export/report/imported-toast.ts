import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { toast } from '@plaza/web-kit';

/** Reports a finished import, and the number of refused rows. */
export function showImported(title: string, { refused }: ImportReport): void {
  const rows = refused.length === 1 ? '1 row was' : `${refused.length} rows were`;
  toast({ title, ...(refused.length > 0 && { description: `${rows} refused.` }), variant: 'success' });
}
