import type { HazardExample } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Button, Stack, Text, TextLink, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { useUrlState } from '@fsvp/web-kit';
import { foodsUrl } from '../foods/foods.url.js';

interface ExemptionDialogProps {
  /** Undefined closes the dialog. */
  example: HazardExample | undefined;
  onClose: () => void;
}

/** Why a food such as one of the examples needs no hazard analysis, and where that is recorded. */
export function ExemptionDialog({ example, onClose }: ExemptionDialogProps) {
  const shown = useLastDefined(example);
  const [, setState] = useUrlState(foodsUrl);
  if (!shown?.exemption) return null;
  const { name, exemption } = shown;
  return (
    <Dialog
      open={example !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      initialFocus="heading"
      title={`${name}: exempt under §${exemption.citation}`}
      description="An example of a food that needs no hazard analysis. Check whether it is true of your supplier."
      footer={
        <Button
          onClick={() => {
            onClose();
            setState({ tab: 'files' }, 'replace');
          }}
        >
          Go to the files of this food
        </Button>
      }
    >
      <Stack gap={4}>
        {exemption.statements.map(({ text, sources }) => (
          <Stack key={text} gap={1}>
            <Text as="p">{text}</Text>
            <Text as="p" size="meta" tone="muted">
              {'Source: '}
              {sources.map(({ title, url }, index) => (
                <span key={title}>
                  {index > 0 ? '; ' : ''}
                  {url ? <TextLink href={url}>{title}</TextLink> : title}
                </span>
              ))}
            </Text>
          </Stack>
        ))}
        <Text as="p">
          In the file of this food and a supplier, press “Determine the regime”: the determination is signed and kept
          with its reasons.
        </Text>
      </Stack>
    </Dialog>
  );
}
