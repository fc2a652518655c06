import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RichText.module.css';
import type { RichTextProps } from './RichText.tsx';

const extensions = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' }),
];

/** Loaded through RichText. */
export default function Editor({ label, value, onChange, onBlur, error, required }: RichTextProps) {
  const { t } = useTranslation('kit');
  const editor = useEditor({
    extensions,
    content: value,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(Boolean(required)),
        'aria-invalid': String(Boolean(error)),
        dir: 'auto',
      },
    },
  });

  // A form that is reset or filled from a draft changes the value from outside.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <RichTextEditor
      editor={editor}
      variant="subtle"
      withCodeHighlightStyles={false}
      classNames={{ root: classes.root, toolbar: classes.toolbar, content: classes.content }}
      data-error={error ? true : undefined}
      labels={{
        boldControlLabel: t('richText.bold'),
        italicControlLabel: t('richText.italic'),
        underlineControlLabel: t('richText.underline'),
        bulletListControlLabel: t('richText.bulletList'),
        orderedListControlLabel: t('richText.orderedList'),
        blockquoteControlLabel: t('richText.quote'),
        codeControlLabel: t('richText.code'),
        linkControlLabel: t('richText.link'),
        unlinkControlLabel: t('richText.unlink'),
        linkEditorInputLabel: t('richText.enterLink'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: t('richText.saveLink'),
        linkEditorExternalLink: t('richText.linkNewTab'),
        linkEditorInternalLink: t('richText.linkSameTab'),
      }}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-label={t('richText.toolbar')}>
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
          <RichTextEditor.Blockquote />
          <RichTextEditor.Code />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
