import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Card, ErrorState, LinkButton, PageHeader, Spinner, Stack, t, TextLink } from '@fsvp/ui';
import {
  ExtensionPoint,
  hrefs,
  lazyDialogs,
  loadError,
  useNavigate,
  usePageTitle,
  useRecord,
  WriteOnly,
} from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../../shared/icons.js';
import { FsvpBadge, RiskBadge, SupplierStatusBadge } from '../supplier-badges.js';
import { NextCard } from './next-card.js';
import { PerformanceCard } from './performance-card.js';
import { ProductsCard } from './products-card.js';
import { SupplierHead } from './supplier-head.js';
import { TimelineCard } from './timeline-card.js';
import type { ChangeSupplierProps } from './change-supplier.js';

const ChangeSupplier = lazyDialogs<ChangeSupplierProps>(async () => ({
  default: (await import('./change-supplier.js')).ChangeSupplier,
}));

/** Everything about one supplier. Other modules show their records of it; one that fails costs its part only. */
export function SupplierPage({ id }: { id: string }) {
  const query = useRecord(getSupplier, id, { known: undefined, enabled: true });
  const supplier = query.data;
  const error = loadError(query, t({ defaultMessage: 'The supplier could not be loaded' }));
  usePageTitle(supplier?.name ?? t({ defaultMessage: 'Supplier' }));
  return (
    <Stack gap={6}>
      <p className="sup:-mb-3 sup:print:hidden">
        <TextLink href={hrefs.suppliers()}>{t({ defaultMessage: 'All suppliers' })}</TextLink>
      </p>
      {supplier ? (
        <Parts supplier={supplier} />
      ) : (
        <>
          <PageHeader title={t({ defaultMessage: 'Supplier' })} />
          <Card>{error ? <ErrorState {...error} /> : <Spinner label={t({ defaultMessage: 'Loading…' })} />}</Card>
        </>
      )}
    </Stack>
  );
}

function Parts({ supplier }: { supplier: Supplier }) {
  const { id: supplierId, name, city, country } = supplier;
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <span className="sup:inline-flex sup:flex-wrap sup:items-center sup:gap-2">
            {[city, country].filter(Boolean).join(', ')}
            <SupplierStatusBadge status={supplier.status} />
            <RiskBadge level={supplier.riskLevel} />
            <FsvpBadge status={supplier.fsvpStatus} />
          </span>
        }
        actions={
          <>
            <LinkButton variant="outline" icon={icons.view} href={hrefs.supplier(supplierId)}>
              {t({ defaultMessage: 'Supplier Details' })}
            </LinkButton>
            <WriteOnly>
              <Button icon={icons.edit} onClick={() => setEditing(true)}>
                {t({ defaultMessage: 'Edit Supplier' })}
              </Button>
            </WriteOnly>
          </>
        }
      />
      <SupplierHead supplier={supplier} />
      <NextCard supplier={supplier} />
      <ExtensionPoint name="supplier-page" props={{ supplierId }} />
      <ProductsCard supplier={supplier} />
      <PerformanceCard supplier={supplier} />
      <TimelineCard supplierId={supplierId} />
      <ChangeSupplier
        open={editing}
        id={editing ? supplierId : undefined}
        onClose={() => setEditing(false)}
        onDeleted={() => navigate(hrefs.suppliers(), { replace: true })}
      />
    </>
  );
}
