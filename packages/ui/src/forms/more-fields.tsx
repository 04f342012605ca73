import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../actions/button.js';
import { Stack } from '../layout/stack.js';

export interface MoreFieldsProps {
  label: string;
  /** Names of the fields inside: an error in one of them expands the section. */
  names: readonly string[];
  initiallyOpen: boolean;
  children: ReactNode;
}

/** A collapsible section of a form. */
export function MoreFields({ label, names, initiallyOpen, children }: MoreFieldsProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(initiallyOpen);
  const { errors } = useFormState();
  const open = unfolded || names.some((name) => name in errors);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Stack gap={3}>
      <div className="-ml-3">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setUnfolded(!open)}
          icon={<Chevron aria-hidden size={16} strokeWidth={1.75} />}
        >
          {label}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        <Stack gap={4}>{children}</Stack>
      </div>
    </Stack>
  );
}
