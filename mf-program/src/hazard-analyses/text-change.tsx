import { diffWords } from 'diff';
import { cx } from '@fsvp/ui';
import { useMemo } from 'react';

interface TextChangeProps {
  before: string | null;
  after: string | null;
  headings?: [string, string];
}

/** A changed text, both ways: what is gone is marked in the earlier one, what is new in the later one. */
export function TextChange({ before, after, headings = ['Before', 'After'] }: TextChangeProps) {
  const parts = useMemo(() => (before && after ? diffWords(before, after) : undefined), [before, after]);
  const side = (text: string | null, isAfter: boolean) =>
    parts
      ? parts
          .filter(({ added, removed }) => (isAfter ? !removed : !added))
          .map(({ value, added, removed }, index) =>
            (isAfter ? added : removed) ? (
              isAfter ? (
                <ins key={index} className="program:bg-green-fill program:text-green-ink program:underline">
                  {value}
                </ins>
              ) : (
                <del key={index} className="program:bg-red-fill program:text-red-ink program:line-through">
                  {value}
                </del>
              )
            ) : (
              <span key={index}>{value}</span>
            ),
          )
      : (text ?? 'Empty');
  return (
    <div className="program:grid program:grid-cols-1 program:gap-2 program:sm:grid-cols-2">
      <Side heading={headings[0]} sign="−" isEmpty={!before} className="program:border-l-red-icon">
        {side(before, false)}
      </Side>
      <Side heading={headings[1]} sign="+" isEmpty={!after} className="program:border-l-green-icon">
        {side(after, true)}
      </Side>
    </div>
  );
}

interface SideProps {
  heading: string;
  sign: string;
  isEmpty: boolean;
  className: string;
  children: React.ReactNode;
}

function Side({ heading, sign, isEmpty, className, children }: SideProps) {
  return (
    <div
      className={cx(
        'program:min-w-0 program:rounded-control program:border program:border-l-4 program:border-divider program:px-3 program:py-2 program:text-body',
        className,
      )}
    >
      <p className="program:text-meta program:text-muted">
        <span aria-hidden>{sign} </span>
        {heading}
      </p>
      <div className={cx('program:whitespace-pre-line program:wrap-anywhere', isEmpty && 'program:text-subtle')}>
        {children}
      </div>
    </div>
  );
}
