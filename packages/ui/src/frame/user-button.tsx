import type { ButtonHTMLAttributes, Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../actions/button.js';
import { Avatar, type AvatarProps } from './avatar.js';

export interface UserButtonProps
  extends AvatarProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'name' | 'children'> {
  ref?: Ref<HTMLButtonElement>;
}

/** The trigger of the user menu: the avatar and the full name, or 'User'; the avatar alone under 640 px. */
export function UserButton({ src, firstName, lastName, ...button }: UserButtonProps) {
  const fullName = [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return (
    <Button {...button} variant="ghost" compact icon={<Avatar src={src} firstName={firstName} lastName={lastName} />}>
      <span className="max-w-40 truncate max-sm:sr-only">{fullName || 'User'}</span>
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="text-muted max-sm:hidden" />
    </Button>
  );
}
