import { TextLink } from '@fsvp/ui';

export function EmailLink({ address }: { address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}

export function PhoneLink({ number }: { number: string }) {
  return <TextLink href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</TextLink>;
}
