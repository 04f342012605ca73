import { MODULE_CONTRACT_VERSION } from '@fsvp/contracts/module-registry';
import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  contractVersion: MODULE_CONTRACT_VERSION,
  routes: [
    {
      path: '/corrective-actions',
      load: async () => ({
        default: (await import('./corrective-actions/corrective-actions.page.js')).CorrectiveActionsPage,
      }),
    },
  ],
});
