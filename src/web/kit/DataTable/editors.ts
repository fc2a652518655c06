import { lazyPart } from '../lazyPart.ts';

// Boxes and fields of popovers: nobody needs them to see a list.
export const ChoiceEditor = lazyPart(
  () => import('./ChoiceEditor.tsx'),
  (file) => file.ChoiceEditor,
);
export const ColumnsList = lazyPart(
  () => import('./ColumnsList.tsx'),
  (file) => file.ColumnsList,
);
export const DaysEditor = lazyPart(
  () => import('./DaysEditor.tsx'),
  (file) => file.DaysEditor,
);
export const LookupEditor = lazyPart(
  () => import('./LookupEditor.tsx'),
  (file) => file.LookupEditor,
);
export const RangeEditor = lazyPart(
  () => import('./RangeEditor.tsx'),
  (file) => file.RangeEditor,
);

const EDITORS = [ChoiceEditor, ColumnsList, DaysEditor, LookupEditor, RangeEditor];
export const bringEditors = () => Promise.all(EDITORS.map((editor) => editor.bring()));
