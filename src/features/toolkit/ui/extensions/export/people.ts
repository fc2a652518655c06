import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

export const FIELDS = ['fullName', 'username', 'email', 'role', 'status', 'createdAt'] as const;
export type Field = (typeof FIELDS)[number];

const askPeople = async () => (await ask(api.api.account.getAllUsers.$post({ json: { perPage: 25 } }))).users;

export type Person = Awaited<ReturnType<typeof askPeople>>[number];

/** The first people of the product's own list. */
export const somePeople = queryOptions({ queryKey: ['people', 'toolkit'], queryFn: askPeople });
