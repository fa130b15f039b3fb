import { Button, PageHeader, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { subTabHeaders } from '../sub-tab-headers';
import { useAdminGatewaysQuery } from './configuration-api';
import { Gateways, GatewaysSkeleton, Versions, VersionsSkeleton } from './configuration-skeleton';
import { Editor } from './editor';
import { EditorSkeleton } from './editor-skeleton';
import { GatewayTable } from './gateway-table';
import { type Rollback, RollbackDialog } from './rollback-dialog';
import { rollbackTarget } from './rollback-target';
import { useConfiguration } from './use-configuration';
import { VersionTable } from './version-table';

/** Gateways report the version that they run every five seconds. */
const pollMs = 5000;

const { title, subtitle, action } = subTabHeaders.configuration;

/** The gateways' configuration as one document: the active version, the gateways that run it, and earlier versions. */
export function Configuration() {
  const { active, versions: stored } = useConfiguration();
  const { data: current, error, isFetching, refetch } = active;
  const { data: versions } = stored;
  const { data: gateways, isLoading: areGatewaysComing } = useAdminGatewaysQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [rollback, setRollback] = useState<Rollback>();
  const target = current && rollbackTarget(current, versions ?? []);
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title={title}
        subtitle={subtitle}
        actions={
          <Button
            variant="danger"
            unavailable={!target}
            onClick={() => target && setRollback({ from: current, to: target })}
          >
            {action}
          </Button>
        }
      />
      {!current && error && (
        <Retry
          framed
          title="The configuration could not be loaded"
          error={error}
          onRetry={refetch}
          loading={isFetching}
        />
      )}
      {!current && !error && <EditorSkeleton />}
      <StaleDataNotice what="configuration" query={active} />
      {current && <Editor version={current} />}
      {(gateways ? gateways.length > 0 : areGatewaysComing && !error) && (
        <Gateways>
          {gateways ? <GatewayTable gateways={gateways} versions={versions ?? []} /> : <GatewaysSkeleton />}
        </Gateways>
      )}
      {(versions ? versions.length > 0 : stored.isLoading && !error) && (
        <Versions>{versions ? <VersionTable versions={versions} /> : <VersionsSkeleton />}</Versions>
      )}
      {rollback && current && (
        <RollbackDialog rollback={rollback} active={current.number} onClose={() => setRollback(undefined)} />
      )}
    </Stack>
  );
}
