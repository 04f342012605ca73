import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Stack, Text, TextLink } from '@fsvp/ui';
import { useCheck } from './api/check-analysis.js';

export function outcomeText({ controlCount }: Pick<FoodHazardAnalysis, 'controlCount'>): string {
  if (controlCount === 0) return 'No hazard requires a control.';
  return controlCount === 1 ? 'One hazard requires a control.' : `${controlCount} hazards require a control.`;
}

const SHOWN_FILES = 10;

/** What a version results in, and what its signature changes in the files of the food. */
export function Consequences({ analysis }: { analysis: FoodHazardAnalysis }) {
  const { data } = useCheck(analysis.id);
  const { files = [], closes = [] } = data ?? {};
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {outcomeText(analysis)}
      </Text>
      {closes.length > 0 ? (
        <Text as="p">
          {`Once it is signed, ${closes.join(', ')} no longer apply to the files below (21 CFR 1.504(f)).`}
        </Text>
      ) : files.length > 0 ? (
        <Text as="p" tone="muted">
          HA-1 of these files rests on it:
        </Text>
      ) : null}
      {files.length > 0 ? (
        <ul className="program:list-disc program:pl-5 program:text-body">
          {files.slice(0, SHOWN_FILES).map(({ id, number, supplierName, importerName }) => (
            <li key={id}>
              <TextLink href={hrefs.fsvpFile(id)}>{number}</TextLink>
              {` ${[supplierName, importerName].filter(Boolean).join(', for ')}`}
            </li>
          ))}
          {files.length > SHOWN_FILES ? <li>{`and ${files.length - SHOWN_FILES} more`}</li> : null}
        </ul>
      ) : data ? (
        <Text as="p" tone="muted">
          No FSVP file of this food is open.
        </Text>
      ) : null}
    </Stack>
  );
}
