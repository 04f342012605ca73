import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, Inline, Text } from '@fsvp/ui';
import { SignMany, WriteOnly } from '@fsvp/web-kit';
import { preparedRecords } from '../session/signed-types.js';
import { nextStep, stepsOf } from '../session/steps.js';
import { useIncompleteDrafts } from '../session/use-incomplete-drafts.js';
import { isOpenFile } from './is-open-file.js';
import { LifecycleButton } from './lifecycle-actions.js';
import { NextAction } from './next-action.js';

export interface NextLineProps {
  file: FsvpFile;
  readiness: FileReadinessAnswer;
}

/** The one thing to do next for an open file. */
export function NextLine({ file, readiness }: NextLineProps) {
  const incomplete = useIncompleteDrafts([readiness]);
  if (!isOpenFile(file) || readiness.asOf !== today()) return null;
  const steps = stepsOf(readiness, incomplete);
  const next = nextStep(steps);
  const prepared = preparedRecords(steps);
  const isToStart = !next && file.lifecycle === 'preparing';
  if (!next && !isToStart) return null;
  return (
    <Card>
      <Inline justify="between" gap={3}>
        <Text weight="medium">
          {`Next: ${
            !next
              ? 'start importing. Everything that applies is in place.'
              : next.state === 'prepared'
                ? prepared.length === 1
                  ? `sign “${prepared[0]!.title}”`
                  : `sign what is prepared (${prepared.length} drafts)`
                : next.question
          }`}
        </Text>
        {next?.state === 'prepared' ? (
          <SignMany
            calls={determinationSignatures}
            label={prepared.length === 1 ? 'Sign' : `Sign all ${prepared.length}`}
            look={{ variant: 'primary' }}
            title="Sign what is prepared"
            description="Read each record. One password signs those that you choose."
            load={() => Promise.resolve(prepared)}
          />
        ) : next ? (
          <NextAction
            file={file}
            item={next.item}
            isBegun={next.isBegun}
            asOf={readiness.asOf}
            look="primary"
            isNamedByLabel
          />
        ) : (
          <WriteOnly>
            <LifecycleButton file={file} look="primary" />
          </WriteOnly>
        )}
      </Inline>
    </Card>
  );
}
