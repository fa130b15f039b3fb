import { Button, PageHeader, PlusIcon, Row, styled, usePhone } from '@plaza/ui';
import type { ReactNode } from 'react';
import { LazyImportExportMenu } from '../import-export/lazy-import-export-menu';

interface ScreenHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** An action of the screen besides adding a record. */
  action?: {
    readonly label: string;
    readonly icon: ReactNode;
    readonly loading: boolean;
    readonly disabled?: boolean;
    readonly onSelect: () => void;
  };
  /** `isQuiet` for an empty screen, which offers the same action in its center. */
  add?: {
    readonly label: string;
    readonly onSelect: () => void;
    readonly disabled?: boolean;
    readonly isQuiet?: boolean;
  };
}

/** The header of a screen that failed to load: as high as with its actions, so that nothing shifts once it loads. */
export const BareHeader = ({ title, subtitle }: { title: string; subtitle?: string }) => (
  <Bare>
    <PageHeader title={title} subtitle={subtitle} />
  </Bare>
);

/** The header of a screen of the hub, with its actions side by side, or in a menu where they do not fit. */
export function ScreenHeader({ title, subtitle, action, add }: ScreenHeaderProps) {
  const isPhone = usePhone();
  if (isPhone) {
    return (
      <Line>
        <PageHeader title={title} subtitle={subtitle} />
        <Row gap={4} wrap={false}>
          <LazyImportExportMenu
            compact
            {...(action && { first: { ...action, disabled: action.loading || action.disabled === true } })}
          />
          {add && (
            <Add
              variant={add.isQuiet ? 'secondary' : 'primary'}
              icon={<PlusIcon />}
              aria-label={add.label}
              disabled={add.disabled}
              onClick={add.onSelect}
            />
          )}
        </Row>
      </Line>
    );
  }
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {action && (
            <Button icon={action.icon} loading={action.loading} disabled={action.disabled} onClick={action.onSelect}>
              {action.label}
            </Button>
          )}
          {add && (
            <Button
              variant={add.isQuiet ? 'secondary' : 'primary'}
              icon={<PlusIcon />}
              disabled={add.disabled}
              onClick={add.onSelect}
            >
              {add.label}
            </Button>
          )}
        </>
      }
    />
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 44px;
`;

const Bare = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
  ${({ theme }) => theme.media.phone} { min-height: 44px; }
`;

const Add = styled(Button)`
  && { width: 44px; height: 44px; }
`;
