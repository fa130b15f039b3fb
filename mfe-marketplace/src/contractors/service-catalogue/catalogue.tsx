import { Stack } from '@plaza/ui';
import { Categories } from './categories';
import { Services } from './services';

/** Categories and services, for administrators. */
export default function Catalogue() {
  return (
    <Stack gap={24}>
      <Categories />
      <Services />
    </Stack>
  );
}
