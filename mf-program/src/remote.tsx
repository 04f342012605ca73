import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/foods',
      load: async () => ({
        default: (await import(/* webpackChunkName: "foods" */ './foods/foods.page.js')).FoodsPage,
      }),
    },
  ],
});
