import { loadError } from '@fsvp/web-kit';
import type { HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { Button, DescriptionList, Dialog, ErrorState, formatDateTime, Spinner, Stack, useLast } from '@fsvp/ui';
import { icons } from '../shared/icons.js';
import { useHazard } from './api/get-hazard.js';
import { HAZARD_FIELD_LABELS as labels } from './hazard-form.values.js';
import { hazardTitle, LIKELIHOOD_LABELS, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

interface HazardDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: HazardAnalysis | undefined;
  onClose: () => void;
  onEdit: (hazard: HazardAnalysis) => void;
  onDelete: (hazard: HazardAnalysis) => void;
}

export function HazardDetailsDialog({ id, ...props }: HazardDetailsDialogProps) {
  const shown = useLast(id);
  return shown ? <ShownHazard id={shown} open={id !== undefined} {...props} /> : null;
}

type ShownHazardProps = HazardDetailsDialogProps & { id: string; open: boolean };

function ShownHazard({ id, open, known, onClose, onEdit, onDelete }: ShownHazardProps) {
  const query = useHazard(id, { known, enabled: open });
  const hazard = query.data;
  const failure = loadError(query, 'The hazard analysis could not be loaded');
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  const buttons = hazard ? (
    <>
      <Button variant="ghost" onClick={() => onDelete(hazard)} icon={icons.remove}>
        Delete
      </Button>
      <Button onClick={() => onEdit(hazard)} icon={icons.edit}>
        Edit
      </Button>
    </>
  ) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={hazard ? hazardTitle(hazard.hazardType) : 'Hazard Analysis'}
      description={hazard ? (hazard.supplierName ?? 'Unknown Supplier') : undefined}
      footer={buttons}
    >
      {hazard ? <HazardFacts hazard={hazard} /> : failure ? <ErrorState {...failure} /> : <Spinner label="Loading…" />}
    </Dialog>
  );
}

function HazardFacts({ hazard }: { hazard: HazardAnalysis }) {
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: 'Risk rating', value: <RatingBadge score={hazard.riskScore} /> },
          { term: 'Risk score', value: `${hazard.riskScore} of 15` },
          { term: labels.severity, value: SEVERITY_LABELS[hazard.severity] ?? hazard.severity },
          { term: labels.likelihood, value: LIKELIHOOD_LABELS[hazard.likelihood] ?? hazard.likelihood },
          { term: 'Conducted', value: formatDateTime(hazard.conductedAt) },
          { term: 'Last changed', value: formatDateTime(hazard.updatedAt) },
        ]}
      />
      <DescriptionList
        columns={1}
        items={[
          { term: labels.hazardDescription, value: hazard.hazardDescription },
          { term: labels.preventiveControls, value: hazard.preventiveControls },
          { term: labels.monitoringProcedures, value: hazard.monitoringProcedures },
          { term: labels.correctiveActions, value: hazard.correctiveActions },
          { term: labels.verificationActivities, value: hazard.verificationActivities },
          { term: labels.recordKeepingProcedures, value: hazard.recordKeepingProcedures },
        ]}
      />
    </Stack>
  );
}
