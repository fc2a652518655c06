import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const SUBJECTS = ['algebra', 'biology', 'chemistry', 'history', 'mechanics', 'poetry'] as const;

/** A menu has entries alone: with a field to type in it is a list to choose from. */
export function Searched() {
  const { t } = useTranslation('component-menus');
  const [subject, setSubject] = useState<string>('algebra');
  const [q, setQ] = useState('');
  const list = useCombobox({ onDropdownOpen: () => list.focusSearchInput(), onDropdownClose: () => setQ('') });
  const found = SUBJECTS.filter((one) => t(`searched.${one}`).toLowerCase().includes(q.trim().toLowerCase()));
  const { selectFirstOption, resetSelectedOption } = list;
  useEffect(() => {
    if (q) selectFirstOption();
    else resetSelectedOption();
  }, [q, selectFirstOption, resetSelectedOption]);
  return (
    <Combobox
      store={list}
      width={240}
      position="bottom-start"
      zIndex={300}
      returnFocus
      onOptionSubmit={(one) => {
        setSubject(one);
        list.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          aria-haspopup="listbox"
          aria-expanded={list.dropdownOpened}
          onClick={() => list.toggleDropdown()}
        >
          {t(`searched.${subject}`)}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded={list.dropdownOpened}
          aria-label={t('searched.find')}
          placeholder={t('searched.find')}
          dir="auto"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <Combobox.Options aria-label={t('searched.title')}>
          {found.map((one) => (
            <Combobox.Option key={one} value={one} selected={one === subject}>
              {t(`searched.${one}`)}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('searched.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
