import type { ReactNode } from 'react';

/** One name with its value, in a `dl` that styles both. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  );
}
