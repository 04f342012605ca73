import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import { createHost } from '@fsvp/federation/host';
import type { RemoteModule } from '@fsvp/web-kit';
import { loadSharedDialogs, loadSharedPackages } from './shared-files.js';

/** Inserted by the build (HostOfferPlugin of packages/federation). */
declare const HOST_OFFER: HostOffer;

export const host = createHost<RemoteModule>({
  offer: HOST_OFFER,
  loadPackages: async () => (await loadSharedPackages()).packages,
  loadDialogs: async () => (await loadSharedDialogs()).packages,
});
