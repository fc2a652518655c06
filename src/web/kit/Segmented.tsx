import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useOnPhone } from './DataTable/useOnPhone.ts';
import { Segments } from './Segments.tsx';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface Props<Value extends string> {
  label: string;
  data: readonly Choice<Value>[];
  /** Null: none of them, and `placeholder` says what else. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** A select also where there is more room than on a phone. */
  folds?: boolean;
  className?: string | undefined;
}

/** Up to five views of the same thing beside each other; where they would not fit, a select. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, data, value, onChange, placeholder, folds, className } = props;
  const onPhone = useOnPhone();
  const choose = (wanted: string) => {
    const choice = data.find((one) => one.value === wanted);
    if (choice) onChange(choice.value);
  };
  const change = (event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value);
  if (folds ?? onPhone)
    return (
      <NativeSelect className={className} aria-label={label} value={value ?? ''} onChange={change}>
        {value === null && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {data.map((one) => (
          <option key={one.value} value={one.value} disabled={one.disabled}>
            {one.label}
          </option>
        ))}
      </NativeSelect>
    );
  return <Segments aria-label={label} data={[...data]} value={value ?? ''} onChange={choose} />;
}
