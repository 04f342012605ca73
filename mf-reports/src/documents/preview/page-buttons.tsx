import { numberOf } from '@fsvp/contracts/core/number-text';
import { IconButton, Inline, Text, TextInput, VisuallyHidden } from '@fsvp/ui';
import { useId, useState } from 'react';
import { icons } from './viewer.icons.js';

interface PageButtonsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** 'Page 2 of 12' with buttons and an input to change the page. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const id = useId();
  /** The text being typed; it is applied on Enter or blur. */
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const target = numberOf(typed);
    setTyped(undefined);
    if (target !== null && Number.isInteger(target)) onPage(Math.min(pages, Math.max(1, target)));
  };
  return (
    <Inline gap={1} wrap={false}>
      <IconButton
        size="sm"
        label="Previous page"
        icon={icons.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <label htmlFor={id}>
        <Text tone="muted">Page</Text>
      </label>
      <span className="rep:w-14">
        <TextInput
          id={id}
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={go}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go();
          }}
        />
      </span>
      <Text tone="muted">of {pages}</Text>
      <IconButton
        size="sm"
        label="Next page"
        icon={icons.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <span role="status">
        <VisuallyHidden>
          Page {page} of {pages}
        </VisuallyHidden>
      </span>
    </Inline>
  );
}
