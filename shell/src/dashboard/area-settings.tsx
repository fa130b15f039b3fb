import { Card, CardSkeleton, Retry } from '@plaza/ui';
import { type RemoteModule, useReconnect, useSessionRemotesQuery } from '@plaza/web-kit';
import { useCallback, useState } from 'react';
import { RemotePart } from '../remotes/remote-part';

const pickSettings = (remote: RemoteModule) => remote.parts?.settings;

/** The currency settings, rendered by the finance remote; nothing for users without a tab of that remote. */
export function AreaSettings() {
  const { data: remotes } = useSessionRemotesQuery();
  const [failed, setFailed] = useState(false);
  const handleFailure = useCallback(() => setFailed(true), []);
  useReconnect(() => setFailed(false));
  if (!remotes?.some(({ name }) => name === 'finance')) return null;
  if (failed) {
    return (
      <Card title="Currency">
        <Retry
          error="What you set before still holds."
          title="The currency settings could not be loaded"
          onRetry={() => setFailed(false)}
        />
      </Card>
    );
  }
  return (
    <RemotePart
      remote="finance"
      pick={pickSettings}
      partProps={{}}
      onFailure={handleFailure}
      fallback={<CardSkeleton lines={4} />}
    />
  );
}
