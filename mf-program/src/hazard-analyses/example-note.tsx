import { Card, Inline, Text } from '@fsvp/ui';
import type { ReactNode } from 'react';

interface ExampleNoteProps {
  /** The example with which the draft began. */
  example: string | null;
  /** How many of its statements nobody has checked. */
  unchecked: number;
  action?: ReactNode;
}

/** What stands above a draft, on the screen and on paper, while it is an example in part. */
export function ExampleNote({ example, unchecked, action }: ExampleNoteProps) {
  if (unchecked === 0) return null;
  return (
    <div className="program:rounded-card program:border-2 program:border-yellow-icon">
      <Card title="Example, not an analysis">
        <Inline justify="between" gap={3}>
          <Text as="p">
            {`${example ? `This draft began with the example "${example}". ` : ''}${unchecked === 1 ? 'One statement has' : `${unchecked} statements have`} not been checked. Compare each with your food and your supplier, then change it or confirm it. Until all are checked, nobody can sign the draft.`}
          </Text>
          {action ? <div className="program:print:hidden">{action}</div> : null}
        </Inline>
      </Card>
    </div>
  );
}
