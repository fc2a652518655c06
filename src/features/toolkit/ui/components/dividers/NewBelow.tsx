import { Button, Divider, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const MESSAGES = ['room', 'thanks', 'sheet', 'question'] as const;

export function NewBelow() {
  const { t } = useTranslation('component-dividers');
  const [read, setRead] = useState(2);
  return (
    <Stack gap={8}>
      {MESSAGES.map((message, place) => (
        <Fragment key={message}>
          {place === read && (
            <Divider
              color="var(--lms-accent-line)"
              label={t('newBelow.new')}
              labelPosition="left"
              styles={{ label: { color: 'var(--lms-accent-text)' } }}
            />
          )}
          <Text fw={place < read ? 400 : 600}>{t(`newBelow.${message}`)}</Text>
        </Fragment>
      ))}
      <Button
        variant="default"
        mt={8}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setRead(read === 2 ? MESSAGES.length : 2)}
      >
        {read === 2 ? t('newBelow.read') : t('newBelow.unread')}
      </Button>
    </Stack>
  );
}
