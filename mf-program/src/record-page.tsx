import { Button, Stack, Text } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLeaveByEscape } from './fsvp-files/use-leave-by-escape.js';
import { icons } from './icons.js';

interface RecordPageProps {
  id: string;
  /** Also the title of the page. */
  name: string;
  /** Where `onBack` leads, if not to the list. */
  back?: string;
  onBack: () => void;
  children: ReactNode;
}

/** One record in place of its list: it gets the focus, and Escape leads back. */
export function RecordPage({ id, name, back = 'Back to the list', onBack, children }: RecordPageProps) {
  usePageTitle(name);
  useLeaveByEscape(onBack);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article ref={page} tabIndex={-1} aria-label={name} className="program:outline-none">
      <Stack gap={6}>
        <div className="program:-mb-3 program:-ml-4 program:print:hidden">
          <Button variant="ghost" size="sm" icon={icons.back} onClick={onBack}>
            {back}
          </Button>
        </div>
        {children}
        <Text as="p" size="meta" tone="subtle">
          Not legal advice. Check the cited section.
        </Text>
      </Stack>
    </article>
  );
}
