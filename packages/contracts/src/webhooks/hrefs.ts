import { withQuery } from '../core/href.js';

export const webhookHrefs = {
  webhook: (id: string) => withQuery('/admin', { section: 'webhooks', view: id }),
};
