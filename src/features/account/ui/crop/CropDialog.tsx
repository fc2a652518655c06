import '@mantine/core/styles/Slider.layer.css';
import { Button, Modal, Slider } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { AVATAR_SIDE } from '#features/account/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './CropDialog.module.css';
import { type Cut, MOST_ZOOM, moved, sourceOf, wholeOf, within } from './crop.ts';

const FRAME = 280;
const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;
const QUALITY = 0.9;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, side } = sourceOf(picture, cut);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Small enough for every list, sharp enough for a page of one's own. */
function cutOut(picture: ImageBitmap, cut: Cut): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  draw(canvas, picture, cut);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface Props {
  picture: ImageBitmap;
  onCancel: () => void;
  /** Closes when it is done; what it throws it has shown itself. */
  onCut: (blob: Blob) => Promise<void>;
}

/** Chooses the square of a picture: by hand, by wheel, or with the keys alone. */
export function CropDialog({ picture, onCancel, onCut }: Props) {
  const { t } = useTranslation('account');
  // The dialog brings its content a moment after this part is there: what is drawn on has to be waited for.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [cut, setCut] = useState(() => wholeOf(picture));
  const [busy, setBusy] = useState(false);
  const held = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas) draw(canvas, picture, cut);
  }, [canvas, picture, cut]);

  const move = (right: number, down: number) => setCut((before) => moved(picture, before, right, down));
  const zoomTo = (zoom: number) => setCut((before) => within(picture, { ...before, zoom }));
  const zoomBy = (by: number) => setCut((before) => within(picture, { ...before, zoom: before.zoom + by }));

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) move(...arrow);
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(-ZOOM_STEP);
    else return;
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent) {
    if (!held.current) return;
    const side = canvas?.clientWidth || FRAME;
    move((event.clientX - held.current.x) / side, (event.clientY - held.current.y) / side);
    held.current = { x: event.clientX, y: event.clientY };
  }

  const release = () => {
    held.current = null;
  };

  async function save() {
    setBusy(true);
    try {
      const blob = await cutOut(picture, cut);
      if (blob) await onCut(blob);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onCancel}
      size={440}
      centered
      title={t('avatar.cropTitle')}
      closeButtonProps={{ 'aria-label': t('kit:drawer.close') }}
      zIndex={210}
    >
      <p className={classes.help}>{t('avatar.cropHelp')}</p>
      <button
        type="button"
        className={classes.frame}
        aria-label={t('avatar.cropFrame')}
        data-autofocus
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)}
      >
        <canvas ref={setCanvas} width={FRAME * 2} height={FRAME * 2} />
        <span className={classes.mask} aria-hidden />
      </button>
      <div className={classes.zoom}>
        <IconPhoto size={16} stroke={1.75} aria-hidden />
        <Slider
          className={classes.slider}
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={cut.zoom}
          label={null}
          thumbLabel={t('avatar.zoom')}
          onChange={zoomTo}
        />
        <IconPhoto size={22} stroke={1.75} aria-hidden />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {t('avatar.use')}
        </Button>
      </div>
    </Modal>
  );
}
