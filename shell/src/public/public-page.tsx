import { type ComponentType, Suspense } from 'react';
import { PublicFrame } from './public-frame';

/** A public page whose content comes once somebody goes there, inside a frame that is there at once. */
export function PublicPage({ title, Content }: { title: string; Content: ComponentType }) {
  return (
    <PublicFrame title={title}>
      <Suspense>
        <Content />
      </Suspense>
    </PublicFrame>
  );
}
