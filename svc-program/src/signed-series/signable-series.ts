export * from '@fsvp/service-kit/signed-series/signable-series';
