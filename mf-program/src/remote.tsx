import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/fsvp-files',
      load: async () => ({
        default: (await import(/* webpackChunkName: "fsvp-files" */ './fsvp-files/fsvp-files.page.js')).FsvpFilesPage,
      }),
    },
    {
      path: '/foods',
      load: async () => ({
        default: (await import(/* webpackChunkName: "foods" */ './foods/foods.page.js')).FoodsPage,
      }),
    },
  ],
});
