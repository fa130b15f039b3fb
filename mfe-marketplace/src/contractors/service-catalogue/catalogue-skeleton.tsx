import { ButtonSkeleton } from '@plaza/ui';
import { Section } from './section';
import { CategoriesSkeleton } from './table-skeletons';

/** The catalogue while its code loads: as `Catalogue`, which has nothing below the categories before they have come. */
export const CatalogueSkeleton = () => (
  <Section title="Categories" actions={<ButtonSkeleton width="130px" size="sm" />}>
    <CategoriesSkeleton />
  </Section>
);
