import { ButtonSkeleton, Card, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { Section } from '../service-catalog/section';
import { ServicesSkeleton } from '../service-catalog/table-skeletons';
import { fieldColumns, standingColumns } from './business-columns';
import { FieldSkeleton } from './field-skeleton';
import { WorkingHoursSkeleton } from './working-hours/working-hours-skeleton';

const standing = ['verification', 'rating', 'taken', 'completed'];

const fields = [
  { name: 'name' },
  { name: 'status', hint: ['80%', '35%'] },
  { name: 'address' },
  { name: 'phone' },
  { name: 'license', hint: ['50%'] },
  { name: 'insurance', hint: ['50%'], height: 58 },
  { name: 'specialties', hint: ['60%'], tags: ['92px', '104px'] },
  { name: 'areas', hint: ['60%'], tags: ['84px', '108px'] },
];

/** The skeleton of a business: the cards of track record, fields and hours, and its services. */
export const BusinessSkeleton = () => (
  <Stack gap={24}>
    <Stack gap={24} role="status">
      <VisuallyHidden>Loading your business</VisuallyHidden>
      <Card title="Standing">
        <Standing>
          {standing.map((key) => (
            <Figure key={key}>
              <Skeleton width="72px" height="12px" />
              <Skeleton width="96px" height="16px" />
            </Figure>
          ))}
        </Standing>
      </Card>
      <Stack>
        <Card title="Business">
          <Fields>
            {fields.map(({ name, ...shape }) => (
              <FieldSkeleton key={name} {...shape} />
            ))}
          </Fields>
        </Card>
        <WorkingHoursSkeleton />
        <Row justify="flex-end">
          <ButtonSkeleton width="124px" />
          <ButtonSkeleton width="62px" />
        </Row>
      </Stack>
    </Stack>
    <Section title="My services" actions={<ButtonSkeleton width="118px" size="sm" />}>
      <ServicesSkeleton hasOwners={false} />
    </Section>
  </Stack>
);

const Standing = styled.div`
  ${standingColumns}
`;

const Figure = styled.div`
  display: grid;
  align-content: space-around;
  height: 46px;
`;

const Fields = styled.div`
  ${fieldColumns}
`;
