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
  // Let go of as soon as what is kept has changed: it has caught up.
  const shown = given && given.over === kept ? given.answer : kept;
  return (
    <QuestionView
      question={item.question}
      answer={shown}
      onChange={(answer) => {
        setGiven({ answer, over: kept });
        onAnswer(answer);
      }}
    />
  );
}
