import { useIdempotencyKey } from '@fsvp/web-kit';
import { useState } from 'react';

/** Idempotency keys of several records: the same for the same one, so that another try does not create it again. */
export function useItemKeys(): (item: object) => string {
  const key = useIdempotencyKey();
  const [numbers] = useState(() => new Map<string, number>());
  return (item) => {
    const text = JSON.stringify(item);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return `${key}-${number}`;
  };
}
