import { ButtonSkeleton, Row, Skeleton, Stack, TextSkeleton, VisuallyHidden } from '@plaza/ui';
import { Lines } from '../booking/booking-lines';

/** The fields of every booking, with the widths of their placeholder lines. */
const fields = {
  when: ['45%'],
  duration: ['15%'],
  priority: ['15%'],
  location: ['60%'],
  contractor: ['40%', '50%', '60%'],
  customer: ['25%', '50%', '60%'],
  assigned: ['25%'],
  estimated: ['20%'],
  actual: ['20%'],
  notes: ['30%'],
  requested: ['35%'],
  id: ['55%'],
} as const;

/** The skeleton of a booking: status, next step, fields, buttons and the beginning of its history. */
export const DetailsSkeleton = () => (
  <Stack gap={24} role="status">
    <VisuallyHidden>Loading the booking</VisuallyHidden>
    <Stack>
      <Skeleton width="92px" height="22px" />
      <TextSkeleton width="35%" />
      <Lines as="div">
        {Object.entries(fields).map(([name, lines]) => (
          <div key={name}>
            <TextSkeleton width="72px" />
            <div>
              {lines.map((width) => (
                <TextSkeleton key={width} width={width} />
              ))}
            </div>
          </div>
        ))}
      </Lines>
    </Stack>
    <Row>
      <ButtonSkeleton width="104px" />
      <ButtonSkeleton width="92px" />
      <ButtonSkeleton width="128px" />
    </Row>
    <Stack gap={8}>
      <TextSkeleton width="72px" />
      <TextSkeleton width="40%" />
      <TextSkeleton width="30%" />
    </Stack>
  </Stack>
);
