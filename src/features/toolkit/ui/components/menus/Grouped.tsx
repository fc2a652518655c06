import { Button } from '@mantine/core';
import { IconChevronDown, IconFileText, IconListCheck, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { Menu } from '#web/kit/Menu.tsx';
import { toast } from '#web/kit/toast.ts';

const GROUPS = [
  [
    { id: 'question', icon: IconListCheck, shortcut: 'Q' },
    { id: 'invoice', icon: IconFileText, shortcut: 'I' },
  ],
  [{ id: 'people', icon: IconUsers, shortcut: 'P' }],
] as const;

export function Grouped() {
  const { t } = useTranslation('component-menus');
  const [isOpen, setOpen] = useState(false);
  const run = (id: string) => toast.done(t('grouped.added', { name: t(`grouped.${id}`) }));
  return (
    <Menu width={240} position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}>
          {t('grouped.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          const item = GROUPS.flat().find((one) => one.shortcut === event.key.toUpperCase());
          if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
          run(item.id);
          setOpen(false);
        }}
      >
        {GROUPS.map((items, place) => (
          <div key={items[0].id}>
            {place > 0 && <Menu.Divider />}
            <Menu.Label>{t(`grouped.group${place}`)}</Menu.Label>
            {items.map(({ id, icon: Glyph, shortcut }) => (
              <Menu.Item
                key={id}
                leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
                rightSection={<Kbd>{shortcut}</Kbd>}
                aria-keyshortcuts={shortcut}
                onClick={() => run(id)}
              >
                {t(`grouped.${id}`)}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
