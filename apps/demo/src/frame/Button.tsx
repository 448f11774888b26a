import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** Drawn before the words. */
  readonly icon?: IconName;
  readonly isPrimary?: boolean;
}

/** A button that sends no form, unless it says so. */
export function Button({ icon, isPrimary, className = '', children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`button ${isPrimary ? 'button-primary' : ''} ${className}`.trim()}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
