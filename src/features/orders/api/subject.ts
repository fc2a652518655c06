import type { Subject } from '#api/audit.ts';
import type { StoredOrder } from './rows.ts';

export const orderSubject = (order: Pick<StoredOrder, 'id' | 'buyerName'>): Subject => ({
  type: 'order',
  id: order.id,
  name: `#${order.id} ${order.buyerName}`,
});
