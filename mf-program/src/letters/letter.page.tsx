import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { getFsvpFile, listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getImporter, type Importer } from '@fsvp/contracts/program/importer';
import { LETTER_LANGUAGES, type LetterLanguage } from '@fsvp/contracts/program/letter-languages';
import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Card, ErrorState, FilterSelect, Inline, PageHeader, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError, useApiQuery, useRecord, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { laterIcons } from '../later-icons.js';
import { RecordPage } from '../record-page.js';
import { LETTER_LANGUAGE_LABELS, LETTER_LANGUAGE_TAGS } from './letter-languages.js';
import { LETTER_TEXTS } from './letter-texts.js';

/** The letter by which a supplier assures a very small importer, to print and to have signed. */
export function LetterPage({ id, onBack }: { id: string; onBack: () => void }) {
  const [{ small }] = useUrlState(filesUrl);
  const query = useRecord(getFsvpFile, id, { known: undefined, enabled: true });
  const error = loadError(query, 'The FSVP file could not be loaded');
  return (
    <RecordPage
      id={id}
      name="Letter to the Supplier"
      onBack={onBack}
      back={small ? 'Back to the steps' : 'Back to the file'}
    >
      {query.data ? (
        <OfFile file={query.data} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading…" />}</Card>
      )}
    </RecordPage>
  );
}

function OfFile({ file }: { file: FsvpFile }) {
  const importer = useApiQuery(getImporter, { params: { id: file.importerId } });
  const supplier = useApiQuery(getSupplier, { params: { id: file.supplierId } });
  const error =
    loadError(importer, 'The importer could not be loaded') ?? loadError(supplier, 'The supplier could not be loaded');
  const [{ foods }] = useUrlState(filesUrl);
  const others = useApiQuery(listFsvpFiles, { query: othersOf(file) }, { enabled: foods === 'all' });
  if (importer.data && supplier.data && (foods !== 'all' || others.data || others.isError))
    return (
      <Letter
        files={foods === 'all' ? (others.data?.fsvpFiles ?? [file]) : [file]}
        file={file}
        importer={importer.data}
        supplier={supplier.data}
      />
    );
  return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading…" />}</Card>;
}

/** The open files of the same supplier and importer. */
const othersOf = ({ importerId, supplierId }: FsvpFile) => ({
  importerId,
  supplierId,
  lifecycle: ['preparing' as const, 'importing' as const, 'suspended' as const],
  sort: 'foodName' as const,
  order: 'asc' as const,
  limit: MAX_LIMIT,
  offset: 0,
});

interface PartiesProps {
  file: FsvpFile;
  /** Whose foods the letter names. */
  files: readonly FsvpFile[];
  importer: Importer;
  supplier: Supplier;
}

function Letter(props: PartiesProps) {
  const [{ letter, foods, small }, setState] = useUrlState(filesUrl);
  const language: LetterLanguage = letter ?? 'en';
  const { file } = props;
  return (
    <>
      <div className="program:print:hidden">
        <PageHeader
          title="Letter to the Supplier"
          subtitle={`${file.supplierName} signs it for ${foods === 'all' ? 'all of its foods' : file.foodName}`}
          actions={
            <Button icon={laterIcons.print} onClick={() => window.print()}>
              Print
            </Button>
          }
        />
      </div>
      <div className="program:print:hidden">
        <Card>
          <Stack gap={3}>
            <Text as="p">
              A very small importer obtains this assurance before it imports, and at least every two years (21 CFR
              1.512(b)(3)(i)). Print it or save it as PDF, have the supplier sign it, then record the signed letter.
            </Text>
            <Inline>
              <FilterSelect
                label="Language beside English"
                allLabel="English only"
                value={language === 'en' ? undefined : language}
                options={LETTER_LANGUAGES.filter((one) => one !== 'en').map((value) => ({
                  value,
                  label: LETTER_LANGUAGE_LABELS[value],
                }))}
                onChange={(next) => setState({ letter: next ?? 'en' }, 'replace')}
              />
              <FilterSelect
                label="Foods"
                allLabel="This food only"
                value={foods}
                options={[{ value: 'all' as const, label: 'All foods of this supplier' }]}
                onChange={(next) => setState({ foods: next }, 'replace')}
              />
              <WriteOnly>
                <Button
                  variant="outline"
                  onClick={() =>
                    setState({
                      letter: undefined,
                      foods: undefined,
                      ...(small ? { view: undefined } : { record: 'VS-2' }),
                    })
                  }
                >
                  Record the Signed Letter
                </Button>
              </WriteOnly>
            </Inline>
          </Stack>
        </Card>
      </div>
      <LetterSheet {...props} language="en" />
      {language === 'en' ? null : (
        <div className="program:print:break-before-page">
          <LetterSheet {...props} language={language} />
        </div>
      )}
    </>
  );
}

const lines = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n');

function LetterSheet({ files, importer, supplier, language }: PartiesProps & { language: LetterLanguage }) {
  const text = LETTER_TEXTS[language];
  const place = [importer.city, importer.state, importer.postalCode].filter(Boolean).join(', ');
  const parts = [
    [text.to, lines([importer.legalName, importer.address, place, `DUNS ${importer.duns}`])],
    [text.from, lines([supplier.name, supplier.address, supplier.country])],
    [text.food, lines(files.flatMap(({ foodName, productNames }) => [foodName, productNames.join(', ')]))],
  ] as const;
  return (
    <section lang={LETTER_LANGUAGE_TAGS[language]} aria-label={LETTER_LANGUAGE_LABELS[language]}>
      <Card title={text.title}>
        <Stack gap={5}>
          {parts.map(([label, value]) => (
            <Stack key={label} gap={0}>
              <Text size="meta" tone="muted">
                {label}
              </Text>
              <Text preserveLines>{value}</Text>
            </Stack>
          ))}
          <Text as="p">{text.opening(importer.legalName)}</Text>
          <ol className="program:flex program:list-decimal program:flex-col program:gap-2 program:pl-6">
            {text.statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ol>
          <Text as="p">{text.closing}</Text>
          <div className="program:grid program:gap-x-8 program:gap-y-14 program:pt-12 program:sm:grid-cols-2 program:print:grid-cols-2">
            {[text.name, text.position, text.signature, text.date].map((label) => (
              <div key={label} className="program:border-t program:border-divider program:pt-1">
                <Text size="meta" tone="muted">
                  {label}
                </Text>
              </div>
            ))}
          </div>
        </Stack>
      </Card>
    </section>
  );
}
