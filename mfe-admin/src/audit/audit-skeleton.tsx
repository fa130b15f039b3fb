import { ButtonSkeleton, CardSurface, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

const keys = Array.from({ length: 8 }, (_, index) => `record-${index}`);

/** The placeholder of a day of records: one line each, two on phones. */
export const AuditSkeleton = () => (
  <Stack role="status" gap={8}>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton width="48px" height="17px" />
    <CardSurface>
      {keys.map((key) => (
        <Line key={key}>
          <Skeleton width="72px" height="12px" />
          <Skeleton width="60%" height="12px" />
        </Line>
      ))}
    </CardSurface>
  </Stack>
);

/** Includes a placeholder for the choice of days. */
export const FilteredAuditSkeleton = () => (
  <Stack>
    <Row>
      {['62px', '93px', '98px'].map((width) => (
        <ButtonSkeleton key={width} width={width} size="sm" />
      ))}
    </Row>
    <AuditSkeleton />
  </Stack>
);

const Line = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-content: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 40px;
  padding-inline: 40px ${({ theme }) => theme.space[16]};
  &:not(:last-child) { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); height: 68px; }
`;
