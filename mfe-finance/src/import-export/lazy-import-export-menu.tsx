import { Button, DownloadIcon } from '@plaza/ui';
import { LazyPart, lazyChunk } from '@plaza/web-kit';
import type { ComponentProps } from 'react';
import type Menu from './import-export-menu';
import { MoreButton } from './more-button';

const ImportExportMenu = lazyChunk<ComponentProps<typeof Menu>>(() => import('./import-export-menu'));

/** The menu of imports and exports; if it does not load, a button in its place loads it again. */
export function LazyImportExportMenu(props: ComponentProps<typeof Menu>) {
  const failed = (retry: () => void) =>
    props.compact ? (
      <MoreButton label="Load More Actions" onClick={retry} />
    ) : (
      <Button size="sm" variant="ghost" icon={<DownloadIcon />} onClick={retry}>
        Load Import &amp; Export
      </Button>
    );
  return (
    <LazyPart failed={failed}>
      <ImportExportMenu {...props} />
    </LazyPart>
  );
}
