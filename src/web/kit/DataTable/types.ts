import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DENSITIES } from '#features/preferences/choices.ts';

export type Density = (typeof DENSITIES)[number];

/** The part of a list's address that every list has; its filters come beside it. */
export interface ListSearch {
  q: string;
  page: number;
  perPage: number;
  /** `asc` or `desc`; of several columns one for each, with commas, where a table sorts by several. */
  sort: string;
  sortColumn: string;
}

/** Changes the address. `replace` when going back should skip this step. */
export type OnSearch<Search> = (patch: Partial<Search>, how?: { replace?: boolean }) => void;

export interface Column<Row> {
  /** Also the name the server sorts by. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** The direction of the first click: newest first for dates. */
  sortFirst?: 'asc' | 'desc';
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end';
  /** In pixels; columns without one share what is left. */
  width?: number;
  /** The name of the thing: always there, always first. */
  fixed?: boolean;
  /** Left out where the list is too narrow for it, the highest first; not when the person chose the columns. */
  yields?: number;
  /** Left out until the person asks for it under Columns. */
  hiddenAtFirst?: boolean;
  /** Draws no picture beside its words, so that the shape of what comes has none either. */
  plain?: boolean;
  /** Where it stands in a phone's row; the others are left out there. */
  phone?: 'title' | 'facts' | 'status';
  /** Other words for the phone's row. */
  phoneCell?: (row: Row) => ReactNode;
  /** Its cells can be changed in place, in a grid that saves. */
  edit?: CellEdit<Row>;
}

/** How a cell is written in. What was typed goes to the server as it is: the server says what is wrong with it. */
export interface CellEdit<Row> {
  kind: 'text' | 'email' | 'number' | 'date' | 'choice';
  /** What stands in the field at first. */
  value: (row: Row) => string;
  choices?: { value: string; label: string }[];
  /** How a typed value reads, where it differs from what was typed. */
  show?: (text: string) => string;
}

/** Rows that are fetched as they come into view, walked through with the arrow keys. */
export interface Grid<Row> {
  /** Undefined: not here yet. */
  rowAt: (index: number) => Row | undefined;
  /** These rows are in sight. */
  onRange: (first: number, last: number) => void;
  /** What opens under a row. */
  details?: (row: Row) => ReactNode;
  /**
   * Saves a cell that read `base` when somebody began to write, and answers what it reads then. Throws a NewerValue when
   * it reads differently by now, and an ApiError when the server refuses.
   */
  save?: ((row: Row, column: string, text: string, base: string) => Promise<string>) | undefined;
}

export interface FilterEditorProps {
  value: unknown;
  onChange: (value: unknown) => void;
}

export interface Filter<Search> {
  id: keyof Search & string;
  label: string;
  /** What the chip says about a value that is set. */
  show: (value: unknown) => string;
  edit: (props: FilterEditorProps) => ReactNode;
  /** In pixels, for editors that need more room than a list of words. */
  width?: number;
  /** Stands there when the address has it; nobody sets it by hand. */
  isOnlyShown?: boolean;
  /** Stands under the heading of this column, not among the chips. */
  column?: string;
  /** Small enough to be written right there; otherwise the editor opens from a button. */
  inline?: (props: FilterEditorProps) => ReactNode;
}

/** A tab: a saved part of the address, with how many rows it holds. */
export interface View<Search> {
  id: string;
  label: string;
  count?: number | undefined;
  search: Partial<Search>;
}

export interface RowAction {
  id: string;
  label: string;
  icon: Icon;
  /** One key that does the same while the row or its menu has the focus. */
  shortcut?: string;
  danger?: boolean;
  /** Why it cannot be done, as a sentence; the greyed item tells it. */
  refused?: string | null | undefined;
  run: () => void;
}

export interface Selection<Row> {
  /** Everything that matches the list's address is meant, not only what was ticked. */
  all: boolean;
  ids: string[];
  /** The ticked rows. */
  rows: Row[];
  count: number;
  clear: () => void;
}

/** Answers a promise where it takes a while: the bar does nothing else meanwhile. */
type Run<Row> = (selection: Selection<Row>) => unknown;

export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: Icon;
  danger?: boolean;
  run?: Run<Row>;
  /** A menu to choose from in place of doing something at once. */
  choices?: { id: string; label: string; run: Run<Row> }[];
}
