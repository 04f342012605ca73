import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { isSameText } from '@fsvp/contracts/core/text';
import { createFood, listFoods, type Food } from '@fsvp/contracts/program/food';
import { createFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, ErrorState, Inline, Spinner, Stack, t, Text } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { api, invalidate, loadError, useApiQuery, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useId, useState } from 'react';
import { failureText } from '../failure-text.js';
import { runEach } from '../run-each.js';
import { ANIMAL_INDUSTRIES, FACTS_OF_INDUSTRY } from '../start/facts-of-industry.js';
import { useImporterSuppliers, type ImporterSupplier } from './importer-suppliers.js';
import { linesText } from './list-text.js';
import { readPastedFoods } from './pasted-foods.js';
import type { Situation } from './situation.js';
import { PasteField, usePaste } from './paste-field.js';
import { StepCard } from './step-card.js';
import { useItemKeys } from './use-item-keys.js';
import { isKept } from './use-kept-state.js';

const FOODS = { sort: 'createdAt', order: 'desc', limit: MAX_LIMIT, offset: 0 } as const;

interface FilesStepProps {
  situation: Situation;
  /** See `SuppliersStep`. */
  chosen: readonly string[];
}

/** Foods by their product codes, and a file for each food of each supplier. */
export function FilesStep({ situation, chosen }: FilesStepProps) {
  const foods = useApiQuery(listFoods, { query: FOODS });
  const { suppliers } = useImporterSuppliers(situation, chosen);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(situation.files.length === 0 || isKept(textName(situation)));
  const error = loadError(foods, t({ defaultMessage: 'The foods could not be loaded' }));
  return (
    <StepCard
      number={5}
      title={t({ defaultMessage: 'Foods and files' })}
      description={t({
        defaultMessage:
          'A file is for one food from one supplier (21 CFR 1.502(a)). Products with the same hazards share a food.',
      })}
      state={situation.files.length > 0 ? 'done' : 'open'}
    >
      {!isAdding ? (
        <Inline justify="between">
          <Text>
            {t(
              { defaultMessage: '{count, plural, one {# file is open.} other {# files are open.}}' },
              { count: situation.files.length },
            )}
          </Text>
          <Button variant="outline" onClick={() => setAdding(true)}>
            {t({ defaultMessage: 'Open More Files' })}
          </Button>
        </Inline>
      ) : foods.data && suppliers ? (
        <Stack gap={5}>
          <PastedFoods
            situation={situation}
            known={foods.data.foods}
            suppliers={suppliers}
            onPairs={(pairs) => setTicked((before) => new Set([...before, ...pairs]))}
          />
          {foods.data.foods.length > 0 && suppliers.length > 0 ? (
            <FileChoice
              situation={situation}
              foods={foods.data.foods}
              suppliers={suppliers}
              ticked={ticked}
              onTick={setTicked}
            />
          ) : (
            <Text as="p" tone="muted">
              {suppliers.length > 0
                ? t({ defaultMessage: 'Add foods first.' })
                : t({ defaultMessage: 'Add suppliers first.' })}
            </Text>
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

const textName = ({ importer }: Situation) => `${importer.id} foods`;

interface PastedFoodsProps {
  situation: Situation;
  known: readonly Food[];
  suppliers: readonly ImporterSupplier[];
  /** Which supplier makes which of the foods, by `keyOf`. */
  onPairs: (pairs: string[]) => void;
}

function PastedFoods({ situation, known, suppliers, onPairs }: PastedFoodsProps) {
  const client = useQueryClient();
  const keyOfFood = useItemKeys();
  const paste = usePaste(textName(situation));
  const { foods, incomplete } = readPastedFoods(paste.text, suppliers);
  const added = foods.filter(
    ({ name }, index) =>
      !known.some((one) => isSameText(one.name, name)) &&
      foods.findIndex((other) => isSameText(other.name, name)) === index,
  );
  const named = foods.filter(({ supplierId }) => supplierId).length;
  const problem = incomplete.length
    ? t({ defaultMessage: 'Enter a product code and a name in {lines}' }, { lines: linesText(incomplete) })
    : foods.length === 0
      ? t({ defaultMessage: 'Enter at least one food' })
      : undefined;

  const save = async () => {
    const all = [...known];
    const isAdded = await paste.add(problem, added, async ({ code, name }) => {
      const industryCode = code.slice(0, 2);
      const facts = FACTS_OF_INDUSTRY[industryCode];
      const food = await api.call(createFood, {
        body: {
          name,
          foodClass: ANIMAL_INDUSTRIES.includes(industryCode) ? 'animal' : 'human',
          industryCode,
          productCodes: [code],
          ...(facts && { facts }),
        },
        idempotencyKey: keyOfFood({ code, name }),
      });
      all.push(food);
    });
    if (!isAdded) return;
    await invalidate(client, ['food']);
    onPairs(
      foods.flatMap(({ name, supplierId }) => {
        const food = all.find((one) => isSameText(one.name, name));
        return food && supplierId ? [keyOf(supplierId, food.id)] : [];
      }),
    );
  };
  return (
    <PasteField
      paste={paste}
      label={t({ defaultMessage: 'Paste the foods' })}
      hint={t({
        defaultMessage:
          'One food a line: FDA product code, name and, to have it ticked below, the supplier. New foods start with the most common facts. Say in Foods if one is juice, low-acid canned food or a dietary supplement.',
      })}
      placeholder={t({ defaultMessage: '31KGT99, Roasted coffee beans, Fazenda Boa Vista' })}
      problem={problem}
      button={t(
        { defaultMessage: '{count, plural, =0 {Add Foods} =1 {Add Foods} one {Add # Foods} other {Add # Foods}}' },
        { count: added.length },
      )}
      primary={known.length === 0}
      onAdd={() => void save()}
    >
      {named > 0 ? (
        <Text size="meta" tone="muted">
          {t(
            {
              defaultMessage: '{named, plural, one {# line names its supplier.} other {# lines name their supplier.}}',
            },
            { named },
          )}
        </Text>
      ) : null}
    </PasteField>
  );
}

interface FileChoiceProps {
  situation: Situation;
  foods: readonly Food[];
  suppliers: readonly ImporterSupplier[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

const keyOf = (supplierId: string, foodId: string) => `${supplierId} ${foodId}`;

function FileChoice({ situation: { importer, files }, foods, suppliers, ticked, onTick }: FileChoiceProps) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const opened = new Map(files.map(({ file }) => [keyOf(file.supplierId, file.foodId), file.number]));
  const wanted = [...ticked].filter((key) => !opened.has(key));
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    onTick(next);
  };
  const open = async () => {
    setSaving(true);
    const failed: string[] = [];
    const done: string[] = [];
    await runEach(wanted, async (key) => {
      const [supplierId, foodId] = key.split(' ') as [string, string];
      try {
        await api.call(createFsvpFile, {
          body: { importerId: importer.id, supplierId, foodId },
          idempotencyKey: `${idempotencyKey}-${key}`.replace(' ', '-'),
        });
        done.push(key);
      } catch (error) {
        const name = foods.find(({ id }) => id === foodId)?.name ?? '';
        failed.push(`${name}: ${failureText(error)}`);
      }
    });
    onTick(new Set(wanted.filter((key) => !done.includes(key))));
    setFailures(failed);
    setSaving(false);
    await invalidate(client, ['fsvp-file']);
  };
  return (
    <Stack gap={4}>
      <Text as="p">{t({ defaultMessage: 'Tick what each supplier makes or grows for you.' })}</Text>
      {suppliers.map((supplier) => (
        <fieldset key={supplier.id}>
          <legend>
            <Text weight="semibold">{supplier.name}</Text>
          </legend>
          <div className="program:grid program:gap-x-6 program:sm:grid-cols-2 program:xl:grid-cols-3">
            {foods.map((food) => {
              const key = keyOf(supplier.id, food.id);
              return (
                <FoodBox
                  key={key}
                  name={food.name}
                  number={opened.get(key)}
                  isTicked={ticked.has(key)}
                  onTick={(is) => tick(key, is)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      {failures.map((failure) => (
        <Text key={failure} as="p" tone="bad">
          {failure}
        </Text>
      ))}
      <Inline>
        <Button disabled={wanted.length === 0} loading={isSaving} onClick={() => void open()}>
          {t({ defaultMessage: '{count, plural, one {Open # File} other {Open # Files}}' }, { count: wanted.length })}
        </Button>
      </Inline>
    </Stack>
  );
}

interface FoodBoxProps {
  name: string;
  /** Of the file that is open. */
  number: string | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function FoodBox({ name, number, isTicked, onTick }: FoodBoxProps) {
  const id = useId();
  return (
    <div className="program:flex program:min-h-11 program:items-center program:gap-3">
      <Checkbox id={id} checked={isTicked || number !== undefined} disabled={number !== undefined} onChange={onTick} />
      <label htmlFor={id}>
        <Text>{name}</Text>
        <> </>
        {number ? (
          <Text size="meta" tone="muted">
            {number}
          </Text>
        ) : null}
      </label>
    </div>
  );
}
