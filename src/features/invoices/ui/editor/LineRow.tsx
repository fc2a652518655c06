import { ActionIcon, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lineTotals } from '#contract/invoice.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import type { useDragOrder } from '#web/kit/useDragOrder.ts';
import { AmountInput } from '../AmountInput.tsx';
import classes from './Editor.module.css';
import { countable, type FormLine, type InvoiceValues } from './invoiceForm.ts';

interface Props {
  form: ZodForm<InvoiceValues>;
  line: FormLine;
  place: number;
  isOnly: boolean;
  isDragged: boolean;
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  onAdd: () => void;
  onRemove: () => void;
  onShift: (by: -1 | 1, part: 'title' | 'grip') => void;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

export function LineRow({ form, line, place, isOnly, isDragged, handle, onAdd, onRemove, onShift }: Props) {
  const { t } = useTranslation('invoices');
  const name = t('line.named', { place: formatNumber(place + 1) });
  const of = (field: keyof FormLine) => form.getInputProps(`lines.${place}.${field}`);
  const labelled = (label: string) => ({ label, labelProps: { className: classes.fieldLabel } });

  function keys(part: 'title' | 'grip') {
    return (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by && (part === 'grip' || event.altKey)) {
        event.preventDefault();
        onShift(by, part);
      } else if (event.key === 'Enter' && part === 'title' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        onAdd();
      }
    };
  }

  return (
    <li className={classes.line} data-line={line.key} data-dragged={isDragged || undefined}>
      <Tooltip label={t('line.move')}>
        <ActionIcon
          {...handle}
          size={28}
          className={classes.grip}
          data-part="grip"
          aria-label={t('line.moveNamed', { name })}
          onKeyDown={keys('grip')}
        >
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <fieldset className={classes.fields}>
        <legend className={classes.spoken}>{name}</legend>
        <div className={classes.item}>
          <TextInput
            data-part="title"
            {...labelled(t('line.item'))}
            placeholder={t('line.itemPlaceholder')}
            dir="auto"
            autoComplete="off"
            onKeyDown={keys('title')}
            {...of('title')}
          />
          <Textarea
            aria-label={t('line.description')}
            placeholder={t('line.description')}
            dir="auto"
            autosize
            minRows={1}
            maxRows={6}
            {...of('description')}
          />
        </div>
        <AmountInput
          {...labelled(t('line.quantity'))}
          className={classes.figure}
          decimals={3}
          {...of('quantityMilli')}
        />
        <AmountInput
          {...labelled(t('line.price'))}
          className={classes.figure}
          decimals={2}
          least={2}
          {...of('priceCents')}
        />
        <AmountInput
          {...labelled(t('line.discount'))}
          className={classes.figure}
          decimals={2}
          emptyIsZero
          {...of('discountBp')}
        />
        <AmountInput
          {...labelled(t('line.tax'))}
          className={classes.figure}
          decimals={2}
          emptyIsZero
          {...of('taxBp')}
        />
        <output className={classes.lineTotal} aria-label={t('line.total')} data-label={t('line.total')}>
          {formatMoney(lineTotals(countable(line)).netCents, form.values.currency)}
        </output>
      </fieldset>
      <Tooltip label={t('line.remove', { name })}>
        <ActionIcon
          size={28}
          className={classes.bin}
          aria-label={t('line.remove', { name })}
          disabled={isOnly}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
