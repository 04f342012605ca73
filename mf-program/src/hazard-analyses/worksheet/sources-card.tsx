import type { AnalysisSource } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Button, Card, Combobox, DateInput, Field, IconButton, Stack, Text, TextInput } from '@fsvp/ui';
import { memo } from 'react';
import { LazyDocumentDrop } from '../../documents/lazy-document-drop.js';
import { useLoadDocuments, useDocument } from '../../documents/load-documents.js';
import { icons } from '../../icons.js';
import { findSourceProblem } from './find-problems.js';
import type { PartProps } from './scope-card.js';
import { UncheckedNote } from './unchecked-note.js';

const EMPTY: AnalysisSource = { title: '', documentId: null, url: null, retrievedOn: null };

interface SourcesCardProps extends Pick<PartProps, 'onChange' | 'onCheck'> {
  sources: readonly AnalysisSource[];
  isUnchecked: boolean;
}

/** The sources of an analysis (21 CFR 1.504(b)(1)). */
export const SourcesCard = memo(function SourcesCard(props: SourcesCardProps) {
  const { sources, isUnchecked, onChange, onCheck } = props;
  const change = (index: number, changes: Partial<AnalysisSource>) =>
    onChange(
      'sources',
      sources.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    );
  return (
    <Card
      title="Sources"
      description="Experience, illness data, scientific reports and other information (§1.504(b)(1)). They are saved together, once each has a name."
    >
      <Stack gap={4}>
        {isUnchecked ? (
          <div>
            <Text as="p">
              These sources came with the example. Open each, enter the day on which you read it, and remove those that
              you do not rely on.
            </Text>
            <UncheckedNote label="Sources" path="sources" onCheck={() => onCheck('sources')} />
          </div>
        ) : null}
        {sources.map((source, index) => (
          <Source
            // The list has no keys: sources are added and removed one at a time.
            key={index}
            source={source}
            number={index + 1}
            onChange={(changes) => change(index, changes)}
            onRemove={() =>
              onChange(
                'sources',
                sources.filter((_, at) => at !== index),
              )
            }
          />
        ))}
        <div>
          <Button
            variant="outline"
            icon={icons.add}
            data-path="sources"
            onClick={() => onChange('sources', [...sources, EMPTY])}
          >
            Add a source
          </Button>
        </div>
      </Stack>
    </Card>
  );
});

interface SourceProps {
  source: AnalysisSource;
  number: number;
  onChange: (changes: Partial<AnalysisSource>) => void;
  onRemove: () => void;
}

function Source({ source, number, onChange, onRemove }: SourceProps) {
  const problem = findSourceProblem(source)?.message;
  const loadOptions = useLoadDocuments();
  const { data: document } = useDocument(source.documentId ?? undefined);
  const isUntouched = source === EMPTY;
  return (
    <fieldset className="program:min-w-0 program:rounded-control program:border program:border-divider program:p-3">
      <legend className="program:sr-only">{`Source ${number}`}</legend>
      <div className="program:grid program:grid-cols-1 program:items-start program:gap-3 program:md:grid-cols-2">
        <Field label="Name of the source" required>
          {(control) => (
            <TextInput
              {...control}
              autoFocus={isUntouched}
              value={source.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Address">
          {(control) => (
            <TextInput
              {...control}
              placeholder="https://…"
              value={source.url ?? ''}
              onChange={(event) => onChange({ url: event.target.value || null })}
            />
          )}
        </Field>
        <Stack gap={2}>
          <Field label="Document">
            {(control) => (
              <Combobox
                {...control}
                value={source.documentId}
                selectedLabel={document?.title}
                clearable
                loadOptions={loadOptions}
                placeholder="Search documents…"
                noun="a document"
                emptyText="No document found"
                onChange={(documentId) => onChange({ documentId })}
              />
            )}
          </Field>
          <LazyDocumentDrop single onStored={({ id }) => onChange({ documentId: id })} />
        </Stack>
        <div className="program:flex program:items-end program:gap-2 program:*:first:flex-1">
          <Field label="Retrieved on">
            {(control) => (
              <DateInput
                {...control}
                value={source.retrievedOn}
                onChange={(retrievedOn) => onChange({ retrievedOn })}
              />
            )}
          </Field>
          <IconButton label={`Remove source ${number}`} icon={icons.remove} onClick={onRemove} />
        </div>
      </div>
      {problem && !isUntouched ? (
        <Text as="p" size="meta" tone="bad">
          {problem}
        </Text>
      ) : null}
    </fieldset>
  );
}
