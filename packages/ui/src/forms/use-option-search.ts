import { useEffect, useEffectEvent, useState } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  description?: string;
}

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export const typingDelay = 200;

interface Found {
  text: string;
  attempt: number;
  options: readonly ComboboxOption[];
  failed: boolean;
}

/**
 * The options for a text, loaded as it changes; an answer that a later text has overtaken is aborted and dropped.
 * Undefined text loads nothing.
 */
export function useOptionSearch(loadOptions: LoadOptions, text: string | undefined) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(loadOptions);

  useEffect(() => {
    if (text === undefined) return;
    const controller = new AbortController();
    const settle = (options: readonly ComboboxOption[], failed: boolean) => {
      if (!controller.signal.aborted) setFound({ text, attempt, options, failed });
    };
    const run = () => {
      load(text, controller.signal).then(
        (options) => settle(options, false),
        () => settle([], true),
      );
    };
    const timer = setTimeout(run, text === '' ? 0 : typingDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);

  const current = found !== undefined && found.text === text && found.attempt === attempt;
  return {
    loading: text !== undefined && !current,
    failed: current && found.failed,
    options: found?.options ?? [],
    retry: () => setAttempt((count) => count + 1),
  };
}
