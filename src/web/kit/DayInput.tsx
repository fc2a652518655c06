import { TextInput, type TextInputProps } from '@mantine/core';

/** A day, in a year of four digits: browsers take six unless they are told. */
export const DayInput = ({ max = '9999-12-31', ...props }: TextInputProps) => (
  <TextInput type="date" max={max} {...props} />
);
