import { Button, TextInput } from '@mantine/core';
import type { Hue } from '#contract/hues.ts';
import { Form, SubmitButton, type ZodForm } from './form.tsx';
import { HuePicker } from './Hue.tsx';
import classes from './NamedHueForm.module.css';
import { DrawerFoot } from './SideDrawer.tsx';

interface Props {
  form: ZodForm<{ name: string; colour?: Hue | undefined }>;
  words: { name: string; colour: string; cancel: string; save: string };
  /** Why its name stays, for what comes with the product. */
  fixed?: string | undefined;
  onClose: () => void;
}

/** The name and colour of a label or tag, in a drawer. */
export function NamedHueForm({ form, words, fixed, onClose }: Props) {
  return (
    <Form form={form} className={classes.form}>
      <TextInput
        label={words.name}
        withAsterisk
        data-autofocus
        dir="auto"
        disabled={fixed !== undefined}
        description={fixed}
        {...form.getInputProps('name')}
      />
      <HuePicker
        label={words.colour}
        value={form.values.colour ?? 'ink'}
        onChange={(colour) => form.setValues({ colour })}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
