import { useEffect, useEffectEvent, useState } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  description?: string;
}

/** The first matching options, and the number of all matches. */
export interface OptionPage {
  options: readonly ComboboxOption[];
  total: number;
}

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[] | OptionPage>;

export const typingDelay = 200;

interface Found extends OptionPage {
  text: string;
  attempt: number;
  failed: boolean;
}

function pageOf(answer: readonly ComboboxOption[] | OptionPage): OptionPage {
  return 'total' in answer ? answer : { options: answer, total: answer.length };
}

/**
 * Loads the options for a text whenever it changes; aborts requests for previous texts. Undefined text loads nothing.
 */
export function useOptionSearch(loadOptions: LoadOptions, text: string | undefined) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(loadOptions);

  useEffect(() => {
    if (text === undefined) return;
    const controller = new AbortController();
    const settle = (page: OptionPage, failed: boolean) => {
      if (!controller.signal.aborted) setFound({ text, attempt, ...page, failed });
    };
    const run = () => {
      load(text, controller.signal).then(
        (answer) => settle(pageOf(answer), false),
        () => settle({ options: [], total: 0 }, true),
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
    total: found?.total ?? 0,
    retry: () => setAttempt((count) => count + 1),
  };
}
