import type { QuestionFormat } from '#features/questions/choices.ts';

/** A short file of each format, as its help shows it. */
export const EXAMPLES: Record<QuestionFormat, string> = {
  gift: `$CATEGORY: Geography/Capitals

::Paris:: What is the capital of France? {
  =Paris # Right.
  ~Lyon # The third largest city.
  ~Marseille
}

The Nile flows into the Mediterranean. {TRUE}

How many metres are in a kilometre? {#1000:0}`,
  aiken: `What is the capital of France?
A. Lyon
B. Paris
C. Marseille
ANSWER: B`,
  'moodle-xml': `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="truefalse">
    <name><text>Nile</text></name>
    <questiontext format="html">
      <text>The Nile flows into the Mediterranean.</text>
    </questiontext>
    <answer fraction="100"><text>true</text></answer>
    <answer fraction="0"><text>false</text></answer>
  </question>
</quiz>`,
  csv: `kind,question,answer 1,answer 2,answer 3,correct
single,What is the capital of France?,Lyon,Paris,Marseille,2
truefalse,The Nile flows into the Mediterranean.,,,,true`,
};
