export * from '@fsvp/service-kit/signed-series/signed-series';
