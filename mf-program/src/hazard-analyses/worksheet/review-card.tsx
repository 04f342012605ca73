import {
  AGREEMENT_LABELS,
  AGREEMENTS,
  type AnalysisReview,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { findLanguages, languageName } from '@fsvp/contracts/core/language';
import { Card, Columns, Combobox, DateInput, Field, Select, Stack, TextInput } from '@fsvp/ui';
import { LazyDocumentDrop } from '../../documents/lazy-document-drop.js';
import { useDocument, useLoadDocuments } from '../../documents/load-documents.js';
import { reviewOf } from './merge-contents.js';
import { REVIEW_LABELS as labels } from './place-of.js';
import type { PartProps } from './scope-card.js';
import { TextAnswer } from './text-answer.js';

const AGREEMENT_OPTIONS = AGREEMENTS.map((value) => ({ value, label: AGREEMENT_LABELS[value] }));

const loadLanguages = (text: string) => {
  const options = findLanguages(text);
  return Promise.resolve({ options, total: options.length });
};

/** Reliance on another's analysis (21 CFR 1.504(d)). */
export function ReviewCard({ content, errorOf, onChange }: PartProps) {
  const review = reviewOf(content);
  const set = (field: keyof AnalysisReview) => (value: unknown) => onChange(`reviewed.${field}`, value);
  const text = (field: 'qualificationEvidence' | 'assessment', rows: number, hint?: string) => (
    <TextAnswer
      label={labels[field]!}
      hint={hint}
      path={`reviewed.${field}`}
      rows={rows}
      value={review[field]}
      error={errorOf(`reviewed.${field}`)}
      onChange={onChange}
    />
  );
  const input = (field: 'entity' | 'preparedBy', hint?: string) => (
    <Field label={labels[field]!} hint={hint} error={errorOf(`reviewed.${field}`)}>
      {(control) => (
        <TextInput
          {...control}
          data-path={`reviewed.${field}`}
          value={review[field] ?? ''}
          onChange={(event) => set(field)(event.target.value || null)}
        />
      )}
    </Field>
  );
  return (
    <Card
      title="The analysis that you rely on"
      description="A plan on file that nobody reviewed does not satisfy the rule: assess it here, then sign (§1.504(d))."
    >
      <Stack gap={4}>
        <Columns count={3}>
          {input('entity', 'The supplier, or another entity')}
          {input('preparedBy', 'The person')}
          <Field label={labels.preparedOn!} error={errorOf('reviewed.preparedOn')}>
            {(control) => <DateInput {...control} value={review.preparedOn} onChange={set('preparedOn')} />}
          </Field>
        </Columns>
        <Columns count={3}>
          <DocumentInput field="documentId" value={review.documentId} onChange={set('documentId')} />
          <Field label={labels.language!}>
            {(control) => (
              <Combobox
                {...control}
                value={review.language}
                selectedLabel={review.language ? languageName(review.language) : undefined}
                clearable
                loadOptions={loadLanguages}
                noun="a language"
                emptyText="No language found"
                onChange={set('language')}
              />
            )}
          </Field>
          <Field label={labels.agreement!}>
            {(control) => (
              <Select
                {...control}
                value={review.agreement ?? undefined}
                options={AGREEMENT_OPTIONS}
                onChange={set('agreement')}
              />
            )}
          </Field>
        </Columns>
        <Columns count={2}>
          {text(
            'qualificationEvidence',
            2,
            'That a qualified individual conducted it: say how you know, or choose a document',
          )}
          <DocumentInput
            field="qualificationDocumentId"
            value={review.qualificationDocumentId}
            onChange={set('qualificationDocumentId')}
          />
        </Columns>
        {text('assessment', 4, 'At least 50 characters')}
        {review.agreement === 'agree_with_changes' ? (
          <TextAnswer
            label={labels.changes!}
            hint="One change in each line"
            path="reviewed.changes"
            rows={3}
            value={review.changes.join('\n')}
            error={errorOf('reviewed.changes')}
            onChange={(path, value) => onChange(path, (value ?? '').split('\n'))}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

interface DocumentInputProps {
  field: 'documentId' | 'qualificationDocumentId';
  value: string | null;
  onChange: (id: string | null) => void;
}

function DocumentInput({ field, value, onChange }: DocumentInputProps) {
  const loadOptions = useLoadDocuments();
  const { data } = useDocument(value ?? undefined);
  return (
    <Stack gap={2}>
      <Field label={labels[field]!}>
        {(control) => (
          <Combobox
            {...control}
            value={value}
            selectedLabel={data?.title}
            clearable
            loadOptions={loadOptions}
            placeholder="Search documents…"
            noun="a document"
            emptyText="No document found"
            onChange={onChange}
          />
        )}
      </Field>
      <LazyDocumentDrop single onStored={({ id }) => onChange(id)} />
    </Stack>
  );
}
