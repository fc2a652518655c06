import { Extension } from '@tiptap/react';

/** A block of code holds letters alone: a formula or a picture in the paragraph would be gone. Then it comes after it. */
export const CodeBeside = Extension.create({
  name: 'codeBeside',
  addCommands() {
    return {
      toggleCodeBlock:
        (attributes) =>
        ({ state, commands, chain }) => {
          const { from, to, $to } = state.selection;
          let holdsMore = false;
          state.doc.nodesBetween(from, to, (node) => {
            if (!node.isTextblock) return true;
            node.forEach((part) => {
              if (!part.isText && part.type.name !== 'hardBreak') holdsMore = true;
            });
            return false;
          });
          if (!holdsMore) return commands.toggleNode('codeBlock', 'paragraph', attributes);
          const place = $to.after();
          return chain()
            .insertContentAt(place, { type: 'codeBlock', ...(attributes && { attrs: attributes }) })
            .setTextSelection(place + 1)
            .run();
        },
    };
  },
});
