import { Button, OverflowList, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { toast } from '#web/kit/toast.ts';

const ACTIONS = ['reply', 'forward', 'archive', 'print', 'label', 'delete'];

export function Overflow() {
  const { t } = useTranslation('component-button-groups');
  const [width, setWidth] = useState(70);
  const run = (action: string) => toast.done(t('overflow.done', { name: t(`overflow.${action}`) }));
  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('overflow.width')}
      </Text>
      <Slider thumbLabel={t('overflow.width')} min={30} value={width} onChange={setWidth} label={null} mb={16} />
      <OverflowList
        w={`${width}%`}
        gap={8}
        data={ACTIONS}
        renderItem={(action) => (
          <Button key={action} variant="default" onClick={() => run(action)}>
            {t(`overflow.${action}`)}
          </Button>
        )}
        renderOverflow={(hidden) => (
          <div>
            <Menu>
              <Menu.Target>
                <Button variant="subtle">{t('overflow.more')}</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {hidden.map((action) => (
                  <Menu.Item key={action} onClick={() => run(action)}>
                    {t(`overflow.${action}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
      />
    </>
  );
}
