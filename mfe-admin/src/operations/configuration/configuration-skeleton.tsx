import { Stack, TableSkeleton } from '@plaza/ui';
import { type ReactNode, useId } from 'react';
import { EditorSkeleton } from './editor-skeleton';

/** The gateways that run the configuration. */
export const Gateways = ({ children }: { children: ReactNode }) => <Section title="Gateways">{children}</Section>;
export const GatewaysSkeleton = () => <TableSkeleton rows={1} columns={4} cardLines={3} />;

/** The earlier versions. */
export const Versions = ({ children }: { children: ReactNode }) => <Section title="Versions">{children}</Section>;
export const VersionsSkeleton = () => <TableSkeleton rows={1} columns={6} cardLines={3} />;

/** The placeholder of the whole part. */
export const ConfigurationSkeleton = () => (
  <>
    <EditorSkeleton />
    <Gateways>
      <GatewaysSkeleton />
    </Gateways>
    <Versions>
      <VersionsSkeleton />
    </Versions>
  </>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </Stack>
  );
}
