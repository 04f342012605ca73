import type { FieldError } from '@fsvp/contracts/core/problem';
import { Text } from '@fsvp/ui';

/** What a complete result still needs. */
export function MissingList({ missing }: { missing: readonly FieldError[] }) {
  if (!missing.length) return <Text as="p">Nothing is missing: the result can be complete.</Text>;
  return (
    <div role="group" aria-label="Still missing">
      <Text as="p" tone="warning">
        {missing.length === 1 ? 'One entry is missing:' : `${missing.length} entries are missing:`}
      </Text>
      <ul className="ins:list-disc ins:ps-5">
        {missing.map(({ path, message }) => (
          <li key={path}>
            <Text>{message}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
