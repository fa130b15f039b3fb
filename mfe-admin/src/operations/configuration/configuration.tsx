import { Button, PageHeader, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import { OutdatedNotice } from '../../outdated-notice';
import { partHeads } from '../part-heads';
import {
  useAdminBackGatewayConfigurationMutation,
  useAdminGatewayConfigurationQuery,
  useAdminGatewayConfigurationVersionsQuery,
  useAdminGatewaysQuery,
} from './configuration-api';
import { Gateways, GatewaysSkeleton, Versions, VersionsSkeleton } from './configuration-skeleton';
import { Editor } from './editor';
import { EditorSkeleton } from './editor-skeleton';
import { GatewayTable } from './gateway-table';
import { ReasonDialog } from './reason-dialog';
import { VersionTable } from './version-table';

/** Gateways report the version that they run every five seconds. */
const pollMs = 5000;
const freshly = { refetchOnMountOrArgChange: true } as const;

const { title, subtitle, action } = partHeads.configuration;

/** The gateways' configuration as one document: the active version, the gateways that run it, and earlier versions. */
export function Configuration() {
  const query = useAdminGatewayConfigurationQuery(undefined, freshly);
  const { data: current, error, isFetching, refetch } = query;
  const { data: versions, isLoading: areVersionsComing } = useAdminGatewayConfigurationVersionsQuery(
    undefined,
    freshly,
  );
  const { data: gateways, isLoading: areGatewaysComing } = useAdminGatewaysQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    ...freshly,
  });
  const [back] = useAdminBackGatewayConfigurationMutation();
  const [isGoingBack, setGoingBack] = useState(false);
  const hasBefore = current !== undefined && (versions?.length ?? 0) > 1;
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title={title}
        subtitle={subtitle}
        actions={
          <Button variant="danger" disabled={!hasBefore} onClick={() => setGoingBack(true)}>
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
      <OutdatedNotice what="configuration" query={query} />
      {current && <Editor version={current} />}
      {(gateways ? gateways.length > 0 : areGatewaysComing && !error) && (
        <Gateways>
          {gateways ? <GatewayTable gateways={gateways} versions={versions ?? []} /> : <GatewaysSkeleton />}
        </Gateways>
      )}
      {(versions ? versions.length > 0 : areVersionsComing && !error) && (
        <Versions>{versions ? <VersionTable versions={versions} /> : <VersionsSkeleton />}</Versions>
      )}
      {isGoingBack && current && (
        <ReasonDialog
          title="Roll back to the previous version?"
          description={`Every gateway returns to the configuration before version ${current.number}.`}
          submitLabel="Roll Back"
          save={(reason) => back({ on: current.hash, reason })}
          onSaved={() => undefined}
          onClose={() => setGoingBack(false)}
        />
      )}
    </Stack>
  );
}
