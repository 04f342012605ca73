import { getModuleRegistry, type ModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { toast } from '@fsvp/ui';
import { useApiQuery } from '@fsvp/web-kit';
import { useEffect, useRef } from 'react';
import { currentRegistry } from './registry.store.js';
import { reloadPage } from './reload-page.js';

const releasesOf = ({ modules }: ModuleRegistry) =>
  modules
    .map(({ name, version }) => `${name} ${version}`)
    .sort()
    .join();

/**
 * Offers a reload once when the registry lists other releases than this page has loaded. The live stream triggers the
 * refetch.
 */
export function useNewVersion(): void {
  const offered = useRef(false);
  const { data } = useApiQuery(getModuleRegistry, {}, { initialData: currentRegistry, staleTime: Infinity });
  useEffect(() => {
    if (offered.current || !data || releasesOf(data) === releasesOf(currentRegistry())) return;
    offered.current = true;
    toast({
      description: 'A new version is available',
      duration: Infinity,
      action: { label: 'Reload', altText: 'Reload the page', onSelect: reloadPage },
    });
  }, [data]);
}
