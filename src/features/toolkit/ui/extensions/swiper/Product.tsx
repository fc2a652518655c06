import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Slides.module.css';

const PICTURES = [1, 2, 3];
const address = (picture: number) => `${import.meta.env.BASE_URL}shop/microscope-for-beginners-${picture}.svg`;

export function Product() {
  const { t } = useTranslation('swiper');
  const [at, setAt] = useState(0);
  const name = (picture: number) => t('product.picture', { number: formatNumber(picture) });
  return (
    <>
      <Carousel label={t('product.label')} slides={PICTURES} slideId={(one) => one} at={at} onChange={setAt}>
        {(picture) => <img className={classes.picture} src={address(picture)} alt={name(picture)} />}
      </Carousel>
      <div className={classes.thumbs}>
        {PICTURES.map((picture, index) => (
          <UnstyledButton
            key={picture}
            className={classes.thumb}
            aria-label={name(picture)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => setAt(index)}
          >
            <img src={address(picture)} alt="" />
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}
