import { ArrowUpIcon, Button, Dialog, DownloadIcon, Menu, type MenuAction, Retry, Skeleton } from '@plaza/ui';
import { type ApiError, downloadFile, LazyPart, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure, withReason } from '../failure-toast';
import { useFinanceSettingsQuery } from '../finance-api';
import { ImportEverythingDialog } from './everything/import-everything-dialog';
import { exportPath } from './import-export-api';
import { MoreButton } from './more-button';
import { ImportRowsDialog, importRowsTitle } from './rows/import-rows-dialog';

const endings = { json: '.json', csv: '-csv.zip' } as const;

interface ImportExportMenuProps {
  /** Renders a square button, for narrow screens. */
  compact?: boolean;
  /** An action of the screen that is listed before all others. */
  first?: MenuAction;
}

/** Exports records as files, and imports them from files. */
export default function ImportExportMenu({ compact = false, first }: ImportExportMenuProps) {
  const settings = useFinanceSettingsQuery();
  const [open, setOpen] = useState<'everything' | 'rows'>();
  const close = () => setOpen(undefined);

  async function handleExport(format: 'json' | 'csv') {
    const today = new Date().toISOString().slice(0, 10);
    const { error } = await downloadFile(exportPath(format), `plaza-finance-${today}${endings[format]}`);
    if (error) showFailure(error, exportFailure(error));
    else toast({ title: 'Export finished', variant: 'success' });
  }

  return (
    <>
      <Menu
        trigger={
          compact ? (
            <MoreButton label="More Actions" />
          ) : (
            <Button size="sm" variant="ghost" icon={<DownloadIcon />}>
              Import &amp; Export
            </Button>
          )
        }
        items={[
          ...(first ? [first] : []),
          { heading: 'Export' },
          {
            label: 'Everything as JSON',
            description: 'Can be imported again',
            icon: <DownloadIcon />,
            onSelect: () => void handleExport('json'),
          },
          {
            label: 'Everything as CSV',
            description: 'A zip of spreadsheets',
            icon: <DownloadIcon />,
            onSelect: () => void handleExport('csv'),
          },
          { heading: 'Import' },
          { label: 'An Export of Plaza', icon: <ArrowUpIcon />, onSelect: () => setOpen('everything') },
          {
            label: 'A CSV File',
            description: 'Accounts, incomes or expenses',
            icon: <ArrowUpIcon />,
            onSelect: () => setOpen('rows'),
          },
        ]}
      />
      {open && (
        <LazyPart onFailure={close}>
          {open === 'everything' ? (
            <ImportEverythingDialog onClose={close} />
          ) : (
            <ImportRows settings={settings} onClose={close} />
          )}
        </LazyPart>
      )}
    </>
  );
}

const exportFailure = (error: ApiError): string =>
  error.status === 0
    ? 'Failed to export: no answer came. Check your connection, and try again.'
    : withReason('Failed to export', error);

interface ImportRowsProps {
  settings: ReturnType<typeof useFinanceSettingsQuery>;
  onClose: () => void;
}

/** The dialog for a CSV file. Until the settings are loaded, it shows their loading state or error. */
function ImportRows({ settings: { data, error, isFetching, refetch }, onClose }: ImportRowsProps) {
  if (data) return <ImportRowsDialog settings={data} onClose={onClose} />;
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()} title={importRowsTitle}>
      {error ? (
        <Retry error={error} title="Your settings could not be loaded" loading={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton height="160px" />
      )}
    </Dialog>
  );
}
