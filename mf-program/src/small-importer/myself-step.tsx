import { today } from '@fsvp/contracts/core/calendar-day';
import { requiredText } from '@fsvp/contracts/core/fields';
import { updateAccount } from '@fsvp/contracts/access/account';
import type { Document } from '@fsvp/contracts/documents/document';
import {
  createIndividual,
  createQualification,
  type QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import { QUALIFIED_ACTIVITY_LABELS, type QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import { Button, Inline, Stack, t, Text, TextLink } from '@fsvp/ui';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { api, invalidate, useIdempotencyKey, useMay, useQueryClient, useSession } from '@fsvp/web-kit';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureText } from '../failure-text.js';
import type { Situation } from './situation.js';
import { StepCard } from './step-card.js';
import { useKeptForm } from './use-kept-form.js';
import { useKeptState } from './use-kept-state.js';

/** What somebody does for a very small importer: determinations, and corrective actions (21 CFR 1.512(b)(4)). */
const ACTIVITIES: QualifiedActivity[] = ['eligibility', 'corrective_action'];

const isValid = ({ current }: QualifiedIndividual): boolean =>
  current !== null &&
  current.activities.includes('eligibility') &&
  current.validFrom <= today() &&
  (current.validUntil === null || current.validUntil >= today());

/** The person who is signed in becomes a qualified individual, with the certificate of a course. */
export function MyselfStep({ situation: { individual } }: { situation: Situation }) {
  const { user } = useSession();
  const mayAdd = useMay('administer');
  const maySign = useMay('sign');
  const draft = individual?.draft;
  const isDone = individual !== undefined && isValid(individual);
  return (
    <StepCard
      number={2}
      title={t({ defaultMessage: 'I do all of this myself' })}
      description={t({
        defaultMessage:
          'Who makes these records must be qualified by education, training or experience, and read their language (21 CFR 1.503).',
      })}
      state={isDone ? 'done' : draft ? 'prepared' : 'open'}
    >
      {isDone || draft ? (
        <Stack gap={3}>
          <Text as="p">
            {isDone
              ? t({ defaultMessage: '{name} is recorded as a qualified individual.' }, { name: individual.name })
              : t(
                  { defaultMessage: 'The qualification of {individualName} is drafted. You sign it at the end.' },
                  { individualName: draft!.individualName },
                )}
          </Text>
          {maySign || user?.kind !== 'user' ? null : <RoleToSign userId={user.id} />}
        </Stack>
      ) : user?.kind !== 'user' ? (
        <Text as="p">
          {t({ defaultMessage: 'Sign in with your own account: a qualification is that of one person.' })}
        </Text>
      ) : mayAdd ? (
        <MyselfForm
          individual={individual}
          name={[user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email ?? '')}
          userId={user.id}
        />
      ) : (
        <Text as="p">
          {t(
            { defaultMessage: 'An administrator adds you as a qualified individual in <link>Administration</link>.' },
            { link: (text) => <TextLink href="/admin">{text}</TextLink> },
          )}
        </Text>
      )}
    </StepCard>
  );
}

const roleText = () =>
  t({
    defaultMessage:
      'Your account gets the role Qualified Individual and Administrator: an administrator alone may not sign determinations.',
  });

/** Of an account: the role that does all of this. */
const giveRole = (userId: string) =>
  api.call(updateAccount, { params: { id: userId }, body: { role: 'qi_administrator' } });

function RoleToSign({ userId }: { userId: string }) {
  const client = useQueryClient();
  const mayChange = useMay('administer');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!mayChange)
    return (
      <Text as="p" tone="warning">
        {t({ defaultMessage: 'Your role does not sign. Ask an administrator for the role Qualified Individual.' })}
      </Text>
    );
  const change = async () => {
    setSaving(true);
    try {
      await giveRole(userId);
    } catch (error) {
      setProblem(failureText(error));
    }
    setSaving(false);
    await invalidate(client, ['user']);
  };
  return (
    <Stack gap={2}>
      <Text as="p" tone="warning">
        {roleText()}
      </Text>
      {problem ? <Text tone="bad">{problem}</Text> : null}
      <Inline>
        <Button variant="outline" size="sm" loading={isSaving} onClick={() => void change()}>
          {t({ defaultMessage: 'Give Me This Role' })}
        </Button>
      </Inline>
    </Stack>
  );
}

interface MyselfFormProps {
  individual: QualifiedIndividual | undefined;
  name: string;
  userId: string;
}

const NO_CERTIFICATES: readonly Pick<Document, 'id' | 'title'>[] = [];
const NOTHING = { basis: '' };
const schema = z.object({ basis: requiredText(2000, 'Enter the course, or what else qualifies you') });

function MyselfForm({ individual, name, userId }: MyselfFormProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const maySign = useMay('sign');
  const [certificates, setCertificates, forgetCertificates] = useKeptState(`${userId} certificates`, NO_CERTIFICATES);
  const [problem, setProblem] = useState<string>();
  const form = useContractForm({ schema, defaultValues: NOTHING });
  const forget = useKeptForm(form, NOTHING);

  const submit = async ({ basis }: { basis: string }) => {
    setProblem(undefined);
    try {
      const { id } =
        individual ?? (await api.call(createIndividual, { body: { userId, name }, idempotencyKey: `${key}-person` }));
      await api.call(createQualification, {
        params: { id },
        body: {
          activities: ACTIVITIES,
          basis: [{ kind: 'training', text: basis }],
          documents: certificates.map((one) => one.id),
          validFrom: today(),
        },
        idempotencyKey: `${key}-qualification`,
      });
      forget();
      forgetCertificates();
      if (!maySign) await giveRole(userId);
    } catch (error) {
      setProblem(failureText(error));
    }
    await invalidate(client, ['qualified-individual', 'qualification', 'user']);
  };
  return (
    <Form form={form} onSubmit={submit} label={t({ defaultMessage: 'I do all of this myself' })} width="form">
      <FormErrorSummary
        title={t({ defaultMessage: 'The qualification was not drafted' })}
        messages={problem ? [problem] : []}
      />
      <DocumentDrop
        label={t({ defaultMessage: 'Certificate of the course' })}
        hint={t({ defaultMessage: 'A PDF or a photo. You can add it later.' })}
        onStored={(document) => {
          setCertificates((before) => [...before, { id: document.id, title: document.title }]);
          if (!form.getValues('basis')) form.setValue('basis', document.title, { shouldDirty: true });
        }}
      />
      {certificates.length > 0 ? (
        <Text as="p" size="meta" tone="muted">
          {t({ defaultMessage: 'Attached: {titles}' }, { titles: certificates.map(({ title }) => title).join(', ') })}
        </Text>
      ) : null}
      <TextField
        name="basis"
        label={t({ defaultMessage: 'What qualifies you' })}
        required
        maxLength={2000}
        hint={t({ defaultMessage: 'The course and its year, or your experience. No course is prescribed.' })}
      />
      <Inline>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t({ defaultMessage: 'I Do All of This Myself' })}
        </Button>
        <Text size="meta" tone="muted">
          {[
            t(
              { defaultMessage: 'Drafts your qualification: {activities}.' },
              { activities: ACTIVITIES.map((one) => QUALIFIED_ACTIVITY_LABELS[one].toLowerCase()).join(', ') },
            ),
            ...(maySign ? [] : [roleText()]),
          ].join(' ')}
        </Text>
      </Inline>
    </Form>
  );
}
