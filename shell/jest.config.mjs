import { readHostOffer } from '@fsvp/federation/host-offer';
import { browserPreset } from '../tools/verification/jest/preset-browser.mjs';

export default { ...browserPreset(), globals: { HOST_OFFER: await readHostOffer() } };
