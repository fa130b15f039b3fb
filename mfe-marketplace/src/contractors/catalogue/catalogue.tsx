import { Stack } from '@plaza/ui';
import { Categories } from './categories';
import { Services } from './services';

/** What can be booked, for the administrators who keep it. */
export default function Catalogue() {
  return (
    <Stack gap={24}>
      <Categories />
      <Services />
    </Stack>
  );
}
