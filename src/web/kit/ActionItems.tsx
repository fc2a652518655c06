import { say } from '#web/i18n/messages.ts';
import type { RowAction } from './DataTable/types.ts';
import { Kbd } from './Kbd.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  actions: RowAction[];
  /** Shows the keys that do the same. */
  withKeys?: boolean;
}

/** What can be done with a thing, as items of a menu: what destroys stands apart, what is refused tells why. */
export function ActionItems({ actions, withKeys = false }: Props) {
  return actions.map((action, index) => (
    <div key={action.id}>
      {action.danger && index > 0 && !actions[index - 1]?.danger && <Menu.Divider />}
      <Menu.Item
        color={action.danger ? 'var(--lms-danger-text)' : undefined}
        disabled={Boolean(action.refused)}
        title={action.refused ? say(action.refused) : undefined}
        leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
        rightSection={action.shortcut && withKeys && <Kbd>{action.shortcut.toUpperCase()}</Kbd>}
        aria-keyshortcuts={action.shortcut}
        onClick={action.run}
      >
        {action.label}
      </Menu.Item>
    </div>
  ));
}
