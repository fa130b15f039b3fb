import { ButtonSkeleton } from '@plaza/ui';
import { Section } from './section';
import { CategoriesSkeleton } from './table-skeletons';

/**
 * The catalogue while its code loads. Like `Catalogue`, it shows nothing below the categories until they are loaded.
 */
export const CatalogueSkeleton = () => (
  <Section title="Categories" actions={<ButtonSkeleton width="130px" size="sm" />}>
    <CategoriesSkeleton />
  </Section>
);
