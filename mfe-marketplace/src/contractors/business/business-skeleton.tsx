import { ButtonSkeleton, Card, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { Section } from '../service-catalogue/section';
import { ServicesSkeleton } from '../service-catalogue/table-skeletons';
import { fieldColumns, standingColumns } from './business-columns';
import { WorkingHoursSkeleton } from './working-hours/working-hours-skeleton';

const standing = ['verification', 'rating', 'taken', 'completed'];

interface FieldShape {
  readonly name: string;
  /** Of its box, in pixels. */
  readonly height: number;
  /** The lengths of the lines below it. */
  readonly hint?: readonly string[];
  /** The lengths of the words that were added to it. */
  readonly tags?: readonly string[];
}

const fields: readonly FieldShape[] = [
  { name: 'name', height: 36 },
  { name: 'status', height: 36, hint: ['85%', '40%'] },
  { name: 'address', height: 36 },
  { name: 'phone', height: 36 },
  { name: 'licence', height: 36, hint: ['60%'] },
  { name: 'insurance', height: 58, hint: ['60%'] },
  { name: 'specialties', height: 36, hint: ['70%'], tags: ['92px', '104px'] },
  { name: 'areas', height: 36, hint: ['70%'], tags: ['84px', '108px'] },
];

/** A business while it loads: the cards of its standing, fields and hours, and its services. */
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
            {fields.map((field) => (
              <FieldSkeleton key={field.name} {...field} />
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

const FieldSkeleton = ({ height, hint = [], tags = [] }: FieldShape) => (
  <Lines>
    <Skeleton width="88px" height="12px" />
    <Box $height={height}>
      <Skeleton height="100%" />
    </Box>
    {hint.map((width) => (
      <Skeleton key={width} width={width} height="12px" />
    ))}
    {tags.length > 0 && (
      <Row gap={4} wrap={false}>
        {tags.map((width) => (
          <Skeleton key={width} width={width} height="30px" />
        ))}
      </Row>
    )}
  </Lines>
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

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  padding-top: 4px;
`;

const Box = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  ${({ theme }) => theme.media.touch} { height: ${({ $height }) => $height + 8}px; }
`;
