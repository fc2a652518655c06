import { Node, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './RichText.module.css';
import { showPicture } from './SafeHtmlPictures.ts';

/** The same pictures that are shown later: ours, or inside the text. */
const TAKEN = /^(?:data:image\/(?:png|jpeg|gif|webp);|\/(?!\/))/i;

function PictureView({ node, selected, updateAttributes, editor, getPos }: NodeViewProps) {
  const { t } = useTranslation('kit');
  const image = useRef<HTMLImageElement>(null);
  const source = String(node.attrs.src);
  const alt = String(node.attrs.alt ?? '');
  useEffect(() => {
    if (image.current) void showPicture(image.current, source);
  }, [source]);

  function back() {
    const at = getPos();
    if (at !== undefined) editor.commands.focus(at + node.nodeSize);
  }

  return (
    <NodeViewWrapper as="span" className={classes.picture} data-selected={selected || undefined}>
      <img ref={image} alt={alt} width={node.attrs.width} height={node.attrs.height} data-drag-handle draggable />
      {selected && (
        <span className={classes.pictureBar} contentEditable={false}>
          <input
            className={classes.alt}
            aria-label={t('richText.alt')}
            placeholder={t('richText.alt')}
            data-mantine-stop-propagation="true"
            value={alt}
            onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              back();
            }}
          />
        </span>
      )}
    </NodeViewWrapper>
  );
}

const attribute = (name: string) => ({
  default: null,
  parseHTML: (image: HTMLElement) => image.getAttribute(name),
});

export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), default: '' },
    title: attribute('title'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => TAKEN.test((image as HTMLElement).getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView, { as: 'span' }),
});
