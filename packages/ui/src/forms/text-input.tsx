import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../foundation/cx.js';
import { controlBox, controlLine } from '../foundation/classes.js';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLInputElement>;
};

export function TextInput(props: TextInputProps) {
  return <input type="text" {...props} className={cx(controlBox, controlLine, 'px-3')} />;
}

export type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLTextAreaElement>;
};

export function Textarea({ rows = 3, ...props }: TextareaProps) {
  return <textarea rows={rows} {...props} className={cx(controlBox, 'min-h-20 w-full px-3 py-2')} />;
}
