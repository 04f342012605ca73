import type { KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from './text-input.js';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  /** A number; the text as it was typed, where it is not written like one; null or undefined when empty. */
  value: unknown;
  onChange: (value: number | string | null) => void;
  min?: number;
  max?: number;
  step?: number | 'any';
}

/** '-18.5' is a number. '−18', '30,5' and '1e3' stay text: the schema reads or rejects them. */
function readTyped(text: string): number | string | null {
  const number = Number(text);
  return text === '' ? null : Number.isFinite(number) && String(number) === text ? number : text;
}

/**
 * Input for a number. Not of the type number, with which browsers drop characters before anybody sees them: a pasted '−18' would be
 * 18, and '30–35' 3035. The text stays as it was typed.
 */
export function NumberInput({ value, onChange, min, max, step = 'any', ...input }: NumberInputProps) {
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const stepOnArrow = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || input.readOnly) return;
    event.preventDefault();
    const by = step === 'any' ? 1 : step;
    const next = Number((Number(shown) + direction * by).toFixed(String(by).split('.')[1]?.length ?? 0));
    if (Number.isFinite(next)) onChange(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
  };
  return (
    <TextInput
      {...input}
      role="spinbutton"
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      min={min}
      max={max}
      // Numeric keypads may have no minus sign.
      inputMode={step !== 'any' && Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      step={step}
      autoComplete="off"
      value={shown}
      onChange={(event) => onChange(readTyped(event.target.value))}
      onKeyDown={stepOnArrow}
    />
  );
}
