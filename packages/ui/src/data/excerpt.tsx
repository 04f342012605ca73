import { Text } from '../layout/text.js';

const MAX_LENGTH = 500;

/** The start of a long text in a table on paper: limits of lines have no effect there, and a row must fit on a page. */
export function Excerpt({ children: text }: { children: string | null }) {
  return (
    <Text size="inherit" preserveLines>
      {text && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text}
    </Text>
  );
}
