import { setEvidenceLinks, type EvidenceLinks } from '@fsvp/contracts/program/evidence-links';
import { isConflict, toast, useApiMutation } from '@fsvp/web-kit';

export function useChooseEvidence() {
  return useApiMutation(setEvidenceLinks, {
    success: 'Evidence chosen',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'The evidence could not be chosen'),
    changes: ['evidence-links'],
  });
}

/** Takes a choice back; Undo restores it. */
export function useTakeEvidenceBack() {
  const restore = useApiMutation(setEvidenceLinks, {
    success: 'Choice restored',
    failure: (error) =>
      isConflict(error)
        ? 'Someone else has chosen evidence since. The choice was not restored.'
        : 'The choice could not be restored',
    changes: ['evidence-links'],
  });
  const takeBack = useApiMutation(setEvidenceLinks, {
    failure: (error) =>
      isConflict(error)
        ? 'Someone else has changed the choice. Open the form again.'
        : 'The choice could not be cleared',
    changes: ['evidence-links'],
  });
  return async ({ fileId, code, links, version }: EvidenceLinks) => {
    const params = { id: fileId, code };
    const emptied = await takeBack.mutateAsync({ params, body: { links: [] }, ifVersion: version });
    toast({
      title: 'Success',
      description: 'Choice cleared',
      variant: 'success',
      action: {
        label: 'Undo',
        altText: 'Choose the records again with Choose evidence',
        onSelect: () => restore.mutate({ params, body: { links }, ifVersion: emptied.version }),
      },
    });
  };
}
