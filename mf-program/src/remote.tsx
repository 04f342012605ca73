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
  extensions: [
    {
      point: 'dashboard',
      load: async () => ({
        default: (await import(/* webpackChunkName: "file-counts" */ './file-counts/fsvp-files.card.js')).FsvpFilesCard,
      }),
    },
    {
      point: 'supplier-details',
      load: async () => ({
        default: (await import(/* webpackChunkName: "file-counts" */ './file-counts/supplier-files.js')).SupplierFiles,
      }),
    },
    {
      point: 'supplier-page',
      load: async () => ({
        default: (await import(/* webpackChunkName: "supplier-page" */ './supplier-page/supplier-program.js'))
          .SupplierProgram,
      }),
    },
    {
      point: 'supplier-row',
      load: async () => ({
        default: (await import(/* webpackChunkName: "file-counts" */ './file-counts/supplier-row-files.js'))
          .SupplierRowFiles,
      }),
    },
    {
      point: 'hazard-row',
      load: async () => ({
        default: (await import(/* webpackChunkName: "hazard-adoptions" */ './hazard-adoptions/hazard-row-adoption.js'))
          .HazardRowAdoption,
      }),
    },
  ],
});
