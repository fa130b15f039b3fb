import { ButtonSkeleton } from '@plaza/ui';
import { Section } from './section';
import { CategoriesSkeleton } from './table-skeletons';

/**
 * The catalog while its code loads. Like `Catalog`, it shows nothing below the categories until they are loaded.
 */
export const CatalogSkeleton = () => (
  <Section title="Categories" actions={<ButtonSkeleton width="130px" size="sm" />}>
    <CategoriesSkeleton />
  </Section>
);
