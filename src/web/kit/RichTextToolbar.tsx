import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto, IconSourceCode } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { memo, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './RichText.module.css';
import type { FormulaAt } from './RichTextFormula.ts';
import { FormulaControl } from './RichTextFormulaBox.tsx';
import { PICTURE_TYPES } from './RichTextPictures.ts';

const BlockIcon = () => <IconSourceCode size={16} stroke={1.75} />;

function PictureControl({ onFiles, busy }: { onFiles: (files: File[]) => void; busy: boolean }) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const label = busy ? t('richText.pictureUploading') : t('richText.picture');
  return (
    <>
      <RichTextEditor.Control
        aria-label={label}
        title={label}
        data-busy={busy || undefined}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={16} stroke={1.75} />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-hidden
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

interface Props {
  editor: Editor;
  /** Over the page beside a line, not in the frame of a field. */
  floating: 'above' | 'below' | false;
  formula: FormulaAt | null;
  /** Without it no formulas can be added here. */
  onFormula?: ((formula: FormulaAt | null) => void) | undefined;
  /** Without it no pictures can be added here. */
  onPictures?: ((files: File[]) => void) | undefined;
  busy: boolean;
}

/** Inside the frame of the editor, so that the focus stays in it while a box of the toolbar is open. */
export const RichTextToolbar = memo(function RichTextToolbar(props: Props) {
  const { editor, floating, formula, onFormula, onPictures, busy } = props;
  const { t } = useTranslation('kit');
  return (
    <div
      role="toolbar"
      aria-label={t('richText.toolbar')}
      data-below={floating === 'below' || undefined}
      className={`${classes.toolbar} ${floating ? classes.floating : ''}`}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {onFormula && <FormulaControl editor={editor} formula={formula} onChange={onFormula} />}
        <RichTextEditor.Code />
        <RichTextEditor.CodeBlock icon={BlockIcon} />
        {onPictures && <PictureControl onFiles={onPictures} busy={busy} />}
        <RichTextEditor.Link popoverProps={{ withinPortal: false, offset: 6, zIndex: 300 }} />
      </RichTextEditor.ControlsGroup>
    </div>
  );
});
