import { SegmentedControl, Select } from '@mantine/core';
import { useOnPhone } from './DataTable/useOnPhone.ts';

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
  const choose = (wanted: string | null) => {
    const choice = data.find((one) => one.value === wanted);
    if (choice) onChange(choice.value);
  };
  if (folds ?? onPhone)
    return (
      <Select
        className={className}
        aria-label={label}
        data={[...data]}
        value={value}
        placeholder={placeholder}
        onChange={choose}
      />
    );
  return <SegmentedControl aria-label={label} data={[...data]} value={value ?? ''} onChange={choose} />;
}
