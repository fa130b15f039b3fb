import type { ReactNode } from 'react';
import { Tooltip } from '../display/tooltip';
import { Button, type ButtonProps } from './button';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'asChild' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A square button with an icon, named by its label and explained by a tooltip. */
export function IconButton({ label, children, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <Button {...rest} variant={variant} icon={children} aria-label={label} />
    </Tooltip>
  );
}
