import { cutHeader } from '@plaza/contracts/identity/audit-file';
import { limits } from '@plaza/contracts/limits';
import { currentDay } from '@plaza/ui/time';
import { downloadFile, serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { auditFileUrl } from './audit-api';
import type { AuditFilters } from './filters/audit-filters';

const cutNote = `: the newest ${limits.auditExport.toLocaleString('en')} records. Choose fewer days for the rest.`;

/** Saves the filtered log as a file named after the current day. */
export function useExport(filters: AuditFilters) {
  const [exporting, setExporting] = useState(false);

  async function exportFile() {
    const name = `plaza-audit-${currentDay()}.csv`;
    setExporting(true);
    const { error, headers } = await downloadFile(auditFileUrl(filters), name);
    setExporting(false);
    if (error) {
      const description = serverMessage(error, 'Failed to export audit log');
      toast({ title: 'Error', description, variant: 'error' });
    } else {
      const isCut = headers?.has(cutHeader);
      toast({ title: 'Success', description: `Saved as ${name}${isCut ? cutNote : ''}`, variant: 'success' });
    }
  }

  return { exporting, exportFile };
}
