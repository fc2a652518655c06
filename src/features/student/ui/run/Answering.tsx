import { useState } from 'react';
import type { Answer, PracticeItem } from '#features/student/contract.ts';
import { QuestionView } from '#web/kit/question/QuestionView.tsx';

interface Props {
  item: PracticeItem;
  onAnswer: (given: Answer | null) => void;
}

/**
 * The question with what is answered. The kept answers arrive a moment after they are given; shown only then, a tick
 * would go off and on again and the caret would jump while somebody types.
 */
export function Answering({ item, onAnswer }: Props) {
  const { answer: kept } = item;
  const [given, setGiven] = useState<{ answer: Answer | null; over: Answer | null } | null>(null);
  // Let go of for good as soon as what is kept has changed: it has caught up, and may be taken back again.
  const isAhead = given !== null && given.over === kept;
  if (given && !isAhead) setGiven(null);
  return (
    <QuestionView
      question={item.question}
      answer={isAhead ? given.answer : kept}
      onChange={(answer) => {
        setGiven({ answer, over: kept });
        onAnswer(answer);
      }}
    />
  );
}
