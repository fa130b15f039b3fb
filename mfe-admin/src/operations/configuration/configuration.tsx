import { Button, CardSkeleton, PageHeader, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import {
  useAdminBackGatewayConfigurationMutation,
  useAdminGatewayConfigurationQuery,
  useAdminGatewayConfigurationVersionsQuery,
  useAdminGatewaysQuery,
} from './configuration-api';
import { Editor } from './editor';
import { GatewayTable } from './gateway-table';
import { ReasonDialog } from './reason-dialog';
import { VersionTable } from './version-table';

/** Gateways report the version that they run every five seconds. */
const pollMs = 5000;
const freshly = { refetchOnMountOrArgChange: true } as const;

/** The gateways' configuration as one document: the active version, the gateways that run it, and earlier versions. */
export function Configuration() {
  const { data: current, error, isFetching, refetch } = useAdminGatewayConfigurationQuery(undefined, freshly);
  const { data: versions } = useAdminGatewayConfigurationVersionsQuery(undefined, freshly);
  const { data: gateways } = useAdminGatewaysQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    ...freshly,
  });
  const [back] = useAdminBackGatewayConfigurationMutation();
  const [isGoingBack, setGoingBack] = useState(false);
  const hasBefore = (versions?.length ?? 0) > 1;
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title="Configuration"
        subtitle="Routes, services, limits and fallbacks of all gateways, changed without a restart."
        actions={
          hasBefore && (
            <Button variant="danger" onClick={() => setGoingBack(true)}>
              Take Back…
            </Button>
          )
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
      {!current && !error && <CardSkeleton lines={8} />}
      {current && <Editor version={current} />}
      {gateways && gateways.length > 0 && (
        <Stack as="section" gap={8} aria-labelledby="configuration-gateways">
          <h3 id="configuration-gateways">Gateways</h3>
          <GatewayTable gateways={gateways} />
        </Stack>
      )}
      {versions && versions.length > 0 && <VersionTable versions={versions} />}
      {isGoingBack && current && (
        <ReasonDialog
          title="Take the version of before?"
          description={`Every gateway does again what it did before version ${current.number}.`}
          submitLabel="Take Back"
          save={(reason) => back({ on: current.hash, reason })}
          onSaved={() => undefined}
          onClose={() => setGoingBack(false)}
        />
      )}
    </Stack>
  );
}
