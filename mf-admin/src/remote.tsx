import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/admin',
      load: async () => ({
        default: (await import(/* webpackChunkName: "admin" */ './admin/admin.page.js')).AdminPage,
      }),
    },
  ],
});
