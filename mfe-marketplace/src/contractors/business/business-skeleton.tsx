import { Card, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { twoColumns } from './business-fields';
import { standingColumns } from './track-record';
import { weekdays } from './working-hours/working-week';

const standing = ['verification', 'rating', 'taken', 'completed'];
/** By the height of their field, in pixels, with the line of a hint below it. */
const fields = [
  { key: 'name', height: 36, hint: false },
  { key: 'status', height: 36, hint: true },
  { key: 'address', height: 36, hint: false },
  { key: 'phone', height: 36, hint: false },
  { key: 'licence', height: 36, hint: true },
  { key: 'insurance', height: 58, hint: true },
  { key: 'specialties', height: 36, hint: true },
  { key: 'areas', height: 36, hint: true },
];

/** The three cards of a business while it loads. */
export const BusinessSkeleton = () => (
  <Stack gap={24} role="status">
    <VisuallyHidden>Loading your business</VisuallyHidden>
    <Card title="Standing">
      <Standing>
        {standing.map((key) => (
          <Lines key={key}>
            <Skeleton width="72px" height="12px" />
            <Skeleton width="96px" />
          </Lines>
        ))}
      </Standing>
    </Card>
    <Stack>
      <Card title="Business">
        <Fields>
          {fields.map(({ key, height, hint }) => (
            <Lines key={key}>
              <Skeleton width="88px" height="12px" />
              <FieldShape $height={height}>
                <Skeleton height="100%" />
              </FieldShape>
              {hint && <Skeleton width="70%" height="12px" />}
            </Lines>
          ))}
        </Fields>
      </Card>
      <Card title="Working hours">
        <Stack>
          <Skeleton width="60%" height="36px" />
          <Lines>
            <Skeleton width="72px" height="12px" />
            <FieldShape $height={36}>
              <Skeleton width="320px" height="100%" />
            </FieldShape>
          </Lines>
          {weekdays.map(({ weekday }) => (
            <Day key={weekday}>
              <Skeleton width="84px" />
              <FieldShape $height={36}>
                <Skeleton height="100%" />
              </FieldShape>
            </Day>
          ))}
        </Stack>
      </Card>
    </Stack>
  </Stack>
);

const Standing = styled.div`
  ${standingColumns}
`;

const Fields = styled.div`
  ${twoColumns}
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
  padding-top: 4px;
`;

const FieldShape = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  ${({ theme }) => theme.media.touch} { height: ${({ $height }) => $height + 8}px; }
`;

/** On phones the name stands above the hours. */
const Day = styled.div`
  display: grid;
  grid-template-columns: 110px minmax(0, 340px);
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.phone} { grid-template: 44px auto / minmax(0, 1fr); }
`;
