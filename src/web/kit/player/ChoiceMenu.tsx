import { IconCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Menu } from '../Menu.tsx';

interface Props {
  choices: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  children: ReactElement;
}

/** One of a few. Inside the player, so that it is there on the full screen too. */
export function ChoiceMenu({ choices, value, onChange, children }: Props) {
  return (
    <Menu withinPortal={false} position="top-end" width={180}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown dir={document.documentElement.dir}>
        <Menu.RadioGroup value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.value}
              value={choice.value}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
            >
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
