import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import type { Editor } from '@tiptap/react';
import { type FocusEvent, use, useCallback, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyBar } from './BusyBar.tsx';
import { ComingPictures, LatePictures } from './comingPictures.ts';
import classes from './RichText.module.css';
import type { RichTextProps } from './RichText.tsx';
import type { FormulaAt } from './RichTextFormula.ts';
import { addPictures } from './RichTextPictures.ts';
import { type CaretLeft, RichTextStandIn } from './RichTextStandIn.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useFormWaits } from './useFormWaits.ts';
import { useRichText } from './useRichText.ts';

/** Loaded through RichText. */
export default function RichTextField({ caret, ...props }: RichTextProps & { caret: CaretLeft }) {
  const { value, error, placeholder, variant = 'field', pictures = true, formulas = true } = props;
  const isLine = variant === 'line';
  const { t } = useTranslation('kit');
  const [formula, setFormula] = useState<FormulaAt | null>(null);
  const [uploads, setUploads] = useState(0);
  const [focused, setFocused] = useState(false);

  const note = use(ComingPictures);
  const late = use(LatePictures);
  const takePictures = useCallback(
    function take(to: Editor, files: File[], at?: number) {
      const count = (by: 1 | -1) => {
        setUploads((now) => now + by);
        note(by);
      };
      count(1);
      void addPictures(to, files, { again: (file) => take(to, [file]), late }, at).finally(() => count(-1));
    },
    [note, late],
  );
  const editor = useRichText(props, caret, { openFormula: setFormula, takePictures });
  useFormWaits(editor, uploads > 0);
  const choosePictures = useCallback((files: File[]) => editor && takePictures(editor, files), [editor, takePictures]);

  /** Another window or the file chooser takes the focus too, but what is open here has to stay. */
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget) && document.hasFocus()) setFocused(false);
  }

  if (!editor) return <RichTextStandIn {...props} caret={caret} />;
  return (
    <RichTextEditor
      editor={editor}
      variant="subtle"
      withCodeHighlightStyles={false}
      classNames={{
        root: isLine ? classes.line : classes.root,
        content: classes.content,
      }}
      data-error={error ? true : undefined}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      labels={{
        boldControlLabel: t('richText.bold'),
        italicControlLabel: t('richText.italic'),
        underlineControlLabel: t('richText.underline'),
        bulletListControlLabel: t('richText.bulletList'),
        orderedListControlLabel: t('richText.orderedList'),
        codeControlLabel: t('richText.code'),
        codeBlockControlLabel: t('richText.codeBlock'),
        linkControlLabel: t('richText.link'),
        linkEditorInputLabel: t('richText.enterLink'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: t('richText.saveLink'),
        linkEditorExternalLink: t('richText.linkNewTab'),
        linkEditorInternalLink: t('richText.linkSameTab'),
      }}
    >
      {(!isLine || focused) && (
        <RichTextToolbar
          editor={editor}
          floating={isLine && (props.toolsBelow ? 'below' : 'above')}
          formula={formula}
          onFormula={formulas ? setFormula : undefined}
          onPictures={pictures ? choosePictures : undefined}
          busy={uploads > 0}
        />
      )}
      <div className={classes.paper}>
        {value === '' && placeholder && (
          <span className={classes.placeholder} aria-hidden>
            {placeholder}
          </span>
        )}
        <RichTextEditor.Content />
      </div>
      {uploads > 0 && (
        <div role="status" className={classes.coming}>
          <BusyBar label={t('richText.pictureUploading')} width={60} />
          {t('richText.pictureUploading')}
        </div>
      )}
    </RichTextEditor>
  );
}
