import * as z from 'zod/mini';
import { repeatedText } from './fields.js';

/** The column of a file (1 is the first) that fills a field. */
export interface ColumnChoice<C extends string = string> {
  column: C;
  number: number;
}

/** Query parameter form, such as `name:2`. */
export function formatColumnChoice({ column, number }: ColumnChoice): string {
  return `${column}:${number}`;
}

/**
 * A repeatable query parameter: which columns of a file fill which fields.
 * @param names the fields
 * @param joined those that several columns may fill
 */
export function columnChoices<C extends string>(names: readonly C[], joined: readonly C[] = []) {
  const isName = (text: string | undefined): text is C => names.includes(text as C);
  return z.pipe(
    repeatedText(100),
    z.transform((texts, context): ColumnChoice<C>[] | undefined => {
      const choices = (texts ?? []).map((text): ColumnChoice<C> => {
        const [, column, number] = /^(\w+):([1-9]\d{0,4})$/.exec(text) ?? [];
        if (isName(column)) return { column, number: Number(number) };
        context.issues.push({
          code: 'custom',
          message: `'${text}' is not a field and a column number, such as ${names.includes('name' as C) ? 'name' : names[0]}:2`,
          input: text,
        });
        return z.NEVER;
      });
      const chosen = choices.map(({ column }) => column);
      const duplicates = new Set(
        chosen.filter((column, index) => !joined.includes(column) && chosen.indexOf(column) !== index),
      );
      for (const column of duplicates)
        context.issues.push({
          code: 'custom',
          message: `'${column}' can be filled from one column only`,
          input: column,
        });
      return texts ? choices : undefined;
    }),
  );
}
