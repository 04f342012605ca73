import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { Button, CardList, Inline, Section, Stack, Text, type LoadError } from '@fsvp/ui';
import { useState } from 'react';
import { validityText } from './qualification-texts.js';
import { VersionDialog } from './version.dialog.js';
import { VersionTitle } from './version-title.js';

interface AllVersionsProps {
  versions: readonly Qualification[] | undefined;
  error: LoadError | undefined;
}

/** Each version of a qualification, newest first, to open. */
export function AllVersions({ versions, error }: AllVersionsProps) {
  // Not the version itself: a withdrawal in its dialog changes it.
  const [opened, setOpened] = useState<string>();
  return (
    <Section title="All versions" headingLevel={3}>
      <CardList
        label="All versions"
        items={versions}
        itemKey={({ id }) => id}
        skeletonRows={1}
        emptyText="No versions yet."
        error={error}
        render={(version) => (
          <Inline justify="between" gap={3}>
            <Stack gap={0}>
              <VersionTitle qualification={version} />
              <Text size="meta" tone="muted">
                {validityText(version)}
              </Text>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setOpened(version.id)}
              aria-label={`View version ${version.versionNumber}`}
            >
              View
            </Button>
          </Inline>
        )}
      />
      <VersionDialog qualification={versions?.find(({ id }) => id === opened)} onClose={() => setOpened(undefined)} />
    </Section>
  );
}
