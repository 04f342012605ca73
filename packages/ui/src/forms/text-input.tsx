import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../foundation/cx.js';
import { controlBox } from '../foundation/classes.js';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & { ref?: Ref<HTMLInputElement> };

export function TextInput(props: TextInputProps) {
  return <input type="text" {...props} className={controlBox} />;
}

export type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> & { ref?: Ref<HTMLTextAreaElement> };

export function Textarea({ rows = 3, ...props }: TextareaProps) {
  return <textarea rows={rows} {...props} className={cx(controlBox, 'h-auto min-h-20 py-2 pointer-coarse:h-auto')} />;
}
