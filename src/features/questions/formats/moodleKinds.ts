/** What people call the kinds of question that Moodle and its plugins have and we do not. */
const NAMES: Record<string, string> = {
  algebra: 'Algebra',
  calculated: 'Calculated',
  calculatedmulti: 'Calculated multiple choice',
  calculatedsimple: 'Simple calculated',
  cloze: 'Embedded answers (Cloze)',
  coderunner: 'CodeRunner',
  combined: 'Combined',
  crossword: 'Crossword',
  ddimageortext: 'Drag and drop onto image',
  ddmarker: 'Drag and drop markers',
  ddmatch: 'Drag and drop matching',
  ddwtos: 'Drag and drop into text',
  description: 'Description',
  essayautograde: 'Essay (auto-grade)',
  formulas: 'Formulas',
  gapfill: 'Gapfill',
  gapselect: 'Select missing words',
  geogebra: 'GeoGebra',
  hvp: 'H5P',
  jme: 'Molecular editor',
  kprime: 'Kprime',
  missingtype: 'Missing type',
  mtf: 'Multiple true/false',
  multianswer: 'Embedded answers (Cloze)',
  multichoiceset: 'All-or-nothing multiple choice',
  opaque: 'Opaque',
  oumultiresponse: 'OU multiple response',
  pmatch: 'Pattern match',
  random: 'Random question',
  randomsamatch: 'Random short-answer matching',
  recordrtc: 'Record audio/video',
  regexp: 'Regular expression short answer',
  stack: 'STACK',
  varnumeric: 'Variable numeric',
  varnumericset: 'Variable numeric set',
  wordselect: 'Word select',
};

export const moodleKindName = (type: string) => NAMES[type] ?? type;

/** The only percentages that Moodle knows, above zero; below zero they are the same. */
const GRADES = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5, 11.11111],
  ...[10, 5, 0],
];
const CLOSE_ENOUGH = 0.001;

export const isMoodleGrade = (percent: number) =>
  GRADES.some((grade) => Math.abs(Math.abs(percent) - grade) <= CLOSE_ENOUGH);

/** What Moodle fills in by itself: nobody wrote it. */
export const MOODLE_FEEDBACK = new Set([
  'Your answer is correct',
  'Your answer is partially correct',
  'Your answer is incorrect',
]);
