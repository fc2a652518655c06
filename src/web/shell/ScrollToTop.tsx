import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './ScrollToTop.module.css';

const AFTER = 400;

export const ScrollToTop = memo(function ScrollToTop() {
  const { t } = useTranslation('shell');
  const [isFar, setIsFar] = useState(false);
  const [isOverFoot, setIsOverFoot] = useState(false);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    const look = () => {
      setIsFar(window.scrollY > AFTER);
      const foot = document.querySelector('main ~ footer')?.getBoundingClientRect();
      setIsOverFoot(foot !== undefined && foot.top < window.innerHeight);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <UnstyledButton
      className={classes.button}
      data-to-top
      data-shown={isFar || undefined}
      data-raised={isOverFoot || undefined}
      data-ripple
      aria-label={t('toTop')}
      tabIndex={isFar ? 0 : -1}
      aria-hidden={!isFar}
      onClick={() => window.scrollTo({ top: 0, behavior: lessMotion ? 'auto' : 'smooth' })}
    >
      <IconArrowUp size={18} stroke={1.75} />
    </UnstyledButton>
  );
});
