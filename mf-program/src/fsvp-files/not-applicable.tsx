import { Card, Code, Stack, Text } from '@fsvp/ui';
import { useState } from 'react';
import type { ReadinessItem } from '../readiness/item-text.js';
import { Disclosure } from './disclosure.js';
import { sectionText } from './regime-texts.js';

/** Requirements that do not apply, folded, each with the section that says so. */
export function NotApplicable({ items, printing }: { items: readonly ReadinessItem[]; printing: boolean }) {
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <Card flush>
      <Disclosure
        open={open || printing}
        onToggle={() => setOpen(!open)}
        summary={<Text weight="medium">{`Does not apply (${items.length})`}</Text>}
      >
        <ul className="program:flex program:flex-col program:gap-3">
          {items.map(({ code, title, citation }) => (
            <li key={code}>
              <Stack gap={0}>
                <Text>
                  {title} <Code>{code}</Code>
                </Text>
                <Text size="meta" tone="muted">
                  {citation ? sectionText(citation) : null}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
