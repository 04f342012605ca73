import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { createSupplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Combobox, ErrorState, Field, Inline, Spinner, Stack, t, Text, TextLink } from '@fsvp/ui';
import { api, invalidate, loadError, useQueryClient, useSupplierOptions } from '@fsvp/web-kit';
import { useState } from 'react';
import { DroppedFiles } from './dropped-files.js';
import { useImporterSuppliers, type ImporterSupplier } from './importer-suppliers.js';
import { linesText } from './list-text.js';
import { isSameSupplier, readPastedSuppliers } from './pasted-suppliers.js';
import type { Situation } from './situation.js';
import { PasteField, usePaste } from './paste-field.js';
import { StepCard } from './step-card.js';
import { useItemKeys } from './use-item-keys.js';
import { isKept } from './use-kept-state.js';

interface SuppliersStepProps {
  situation: Situation;
  /** Ids of suppliers of the suite that are chosen here. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The foreign suppliers of the importer: from a list that is dropped with their documents, pasted, or known already. */
export function SuppliersStep({ situation, chosen, onChoose }: SuppliersStepProps) {
  const { suppliers, known, query } = useImporterSuppliers(situation, chosen);
  const [isAdding, setAdding] = useState(situation.files.length === 0 || isKept(textName(situation)));
  const error = loadError(query, t({ defaultMessage: 'The suppliers could not be loaded' }));
  return (
    <StepCard
      number={4}
      title={t({ defaultMessage: 'Suppliers' })}
      description={t({
        defaultMessage:
          'A supplier is the establishment that makes or grows the food, not a trader or a warehouse (21 CFR 1.500).',
      })}
      state={suppliers?.length ? 'done' : 'open'}
    >
      {suppliers && known ? (
        <Stack gap={5}>
          {suppliers.length > 0 ? (
            <ul aria-label={t({ defaultMessage: 'Suppliers of this importer' })}>
              {suppliers.map(({ id, name, country }) => (
                <li key={id}>
                  <TextLink href={hrefs.supplier(id)}>{name}</TextLink> <Text tone="muted">{country}</Text>
                </li>
              ))}
            </ul>
          ) : null}
          {isAdding ? (
            <>
              <DroppedFiles importer={situation.importer} onKnown={onChoose} />
              <PastedSuppliers situation={situation} known={known} onKnown={onChoose} />
              <KnownSupplier onChoose={(id) => onChoose([id])} />
            </>
          ) : (
            <Inline>
              <Button variant="outline" onClick={() => setAdding(true)}>
                {t({ defaultMessage: 'Add Suppliers or Documents' })}
              </Button>
            </Inline>
          )}
        </Stack>
      ) : error ? (
        <ErrorState {...error} />
      ) : (
        <Spinner label={t({ defaultMessage: 'Loading…' })} />
      )}
    </StepCard>
  );
}

const textName = ({ importer }: Situation) => `${importer.id} suppliers`;

function KnownSupplier({ onChoose }: { onChoose: (id: string) => void }) {
  const loadOptions = useSupplierOptions();
  return (
    <Field label={t({ defaultMessage: 'Or choose a supplier of the suite' })}>
      {(control) => (
        <Combobox
          {...control}
          value={null}
          loadOptions={loadOptions}
          noun={t({ defaultMessage: 'a supplier' })}
          placeholder={t({ defaultMessage: 'Search suppliers…' })}
          emptyText={t({ defaultMessage: 'No suppliers found' })}
          onChange={(id) => {
            if (id) onChoose(id);
          }}
        />
      )}
    </Field>
  );
}

interface PastedSuppliersProps {
  situation: Situation;
  /** Of the suite. */
  known: readonly ImporterSupplier[];
  onKnown: (ids: readonly string[]) => void;
}

function PastedSuppliers({ situation, known, onKnown }: PastedSuppliersProps) {
  const client = useQueryClient();
  const keyOf = useItemKeys();
  const { importer } = situation;
  const paste = usePaste(textName(situation));
  const { suppliers, incomplete } = readPastedSuppliers(paste.text);
  const added = suppliers.filter(
    (one, index) =>
      !known.some((other) => isSameSupplier(one, other)) &&
      suppliers.findIndex((other) => isSameSupplier(one, other)) === index,
  );
  const problem = incomplete.length
    ? t({ defaultMessage: 'Add the country in {lines}' }, { lines: linesText(incomplete) })
    : suppliers.length === 0
      ? t({ defaultMessage: 'Enter at least one supplier' })
      : undefined;

  const save = async () => {
    const isAdded = await paste.add(problem, added, async ({ name, country, email }) => {
      await api.call(createSupplier, {
        body: {
          name,
          country,
          ...(email && { email }),
          fsvpImporterName: importer.legalName,
          fsvpImporterDuns: importer.duns,
        },
        idempotencyKey: keyOf({ name, country, email }),
      });
    });
    if (!isAdded) return;
    onKnown(known.filter((one) => suppliers.some((other) => isSameSupplier(one, other))).map(({ id }) => id));
    await invalidate(client, ['supplier']);
  };
  return (
    <PasteField
      paste={paste}
      label={t({ defaultMessage: 'Or paste the names' })}
      hint={t({ defaultMessage: 'One supplier a line: name, country and, if you know it, the email address.' })}
      placeholder={t({ defaultMessage: 'Konkan Seafoods, India, qa@konkan.example' })}
      problem={problem}
      button={t(
        {
          defaultMessage:
            '{count, plural, =0 {Add Suppliers} =1 {Add Suppliers} one {Add # Suppliers} other {Add # Suppliers}}',
        },
        { count: added.length },
      )}
      onAdd={() => void save()}
    />
  );
}
