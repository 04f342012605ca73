import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Card } from '@fsvp/ui';
import { ProductsTab } from '../products/products-tab.js';

export function ProductsCard({ supplier }: { supplier: Supplier }) {
  return (
    <Card>
      <ProductsTab supplier={supplier} />
    </Card>
  );
}
