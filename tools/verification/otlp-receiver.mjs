// For browser tests, which may not import packages of services.
export { startOtlpReceiver } from '@fsvp/service-kit/testing/otlp-receiver';
