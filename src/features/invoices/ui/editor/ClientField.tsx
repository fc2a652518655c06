import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Client } from '#features/invoices/clientContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { clientsLike } from '../queries.ts';
import { Party } from '../sheet/Head.tsx';
import { ClientDrawer } from './ClientDrawer.tsx';
import classes from './Editor.module.css';
import type { InvoiceValues } from './invoiceForm.ts';

const TYPING_MS = 200;

/** Whom it is for: found on the server while somebody types, or made here. */
export function ClientField({ form }: { form: ZodForm<InvoiceValues> }) {
  const { t } = useTranslation('invoices');
  const [typed, setTyped] = useState('');
  const [creating, setCreating] = useState<string | null>(null);
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { client } = form.values;
  const found = useQuery({ ...clientsLike(q), enabled: client === null });
  const clients = found.data ?? [];
  const { onChange: _, ...field } = form.getInputProps('clientId');
  const search = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  /** What had the focus makes room for what stands there now. */
  function take(next: Client | null) {
    flushSync(() => {
      if (next) {
        const { avatar, version, ...kept } = next;
        form.setFieldValue('client', kept);
      } else form.setFieldValue('client', null);
      form.setFieldValue('clientId', next?.id ?? 0);
      form.clearFieldError('clientId');
      setTyped('');
    });
    (next ? change : search).current?.focus();
  }

  return (
    <div>
      {client ? (
        <>
          <Party title={t('sheet.to')} lines={[client.name, client.company, client.address, client.country]}>
            <bdi dir="ltr">{client.contact}</bdi>
            <bdi dir="ltr">{client.companyEmail}</bdi>
          </Party>
          <Button
            key="change"
            ref={change}
            variant="default"
            size="xs"
            className={classes.below}
            onClick={() => take(null)}
          >
            {t('client.change')}
          </Button>
        </>
      ) : (
        <>
          <Select
            {...field}
            ref={search}
            label={t('sheet.to')}
            required
            searchable
            openOnFocus={false}
            placeholder={t('client.search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            nothingFoundMessage={found.isFetching ? t('client.looking') : t('client.none')}
            data={clients.map((one) => ({ value: String(one.id), label: one.name }))}
            // The server has looked already.
            filter={({ options }) => options}
            searchValue={typed}
            onSearchChange={setTyped}
            value={null}
            onChange={(value) => take(clients.find((one) => String(one.id) === value) ?? null)}
            renderOption={({ option }) => {
              const one = clients.find(({ id }) => String(id) === option.value);
              return (
                one && (
                  <span className={classes.option}>
                    <PersonAvatar name={one.name} id={one.id} src={one.avatar} size={28} />
                    <span className={classes.optionWords}>
                      <bdi>{one.name}</bdi>
                      <span className={classes.optionBelow} dir="ltr">
                        {one.companyEmail}
                      </span>
                    </span>
                  </span>
                )
              );
            }}
          />
          <Button
            key="new"
            variant="default"
            size="xs"
            className={classes.below}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setCreating(typed)}
          >
            {t('client.new')}
          </Button>
        </>
      )}
      <ClientDrawer
        name={creating}
        onClose={() => setCreating(null)}
        onTake={(next) => {
          take(next);
          setCreating(null);
        }}
      />
    </div>
  );
}
