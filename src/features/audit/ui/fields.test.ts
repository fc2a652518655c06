import { expect, it } from 'vitest';
import { accountMatch } from '#contract/accountList.ts';
import { employeeMatch } from '#features/employees/listContract.ts';
import { invoiceMatch } from '#features/invoices/listContract.ts';
import { orderMatch } from '#features/orders/listContract.ts';
import { peopleMatch } from '#features/people/listContract.ts';
import { permissionsMatch } from '#features/permissions/listContract.ts';
import { questionMatch } from '#features/questions/listContract.ts';
import { productMatch } from '#features/shop/listContract.ts';
import words from '#web/i18n/locales/en/audit.json' with { type: 'json' };

/** Exports write down which rows they were of. */
const MATCHES = {
  ...{ accountMatch, employeeMatch, invoiceMatch, orderMatch },
  ...{ peopleMatch, permissionsMatch, questionMatch, productMatch },
};

const named = new Set(Object.keys(words.fields));

it.each(Object.entries(MATCHES))('every part of a %s has a name in the log', (_, { shape }) => {
  expect(Object.keys(shape).filter((part) => !named.has(part))).toEqual([]);
});

it('what else is written down beside a deed has a name, too', () => {
  const others = ['chosen', 'fields', 'order', 'undo', 'restored', 'imported', 'wrong', 'moved', 'updated'];
  expect([...others, 'questions', 'categories'].filter((part) => !named.has(part))).toEqual([]);
});
