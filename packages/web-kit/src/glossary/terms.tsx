import { glossarySource } from '@fsvp/contracts/program/glossary';
import { DefinedTerm } from '@fsvp/ui/dialogs';
import { Fragment } from 'react';
import { splitTerms } from './split-terms.js';

/** A text in which each term of the law explains itself where it is mentioned first. Not in a label or a button. */
export function Terms({ children }: { children: string }) {
  return splitTerms(children).map(({ text, entry }, at) =>
    entry ? (
      <DefinedTerm key={at} meaning={entry.meaning} source={glossarySource(entry)}>
        {text}
      </DefinedTerm>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
