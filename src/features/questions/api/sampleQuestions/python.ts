import {
  essay,
  matching,
  multiple,
  numerical,
  ordering,
  part,
  right,
  type SampleQuestion,
  short,
  single,
  truefalse,
  wrong,
} from './write.ts';

export const PYTHON: SampleQuestion[] = [
  numerical(
    'What does `len([1, [2, 3], 4])` return?',
    [
      [3, 0, 100, 'The inner list counts as one element.'],
      [4, 0, 0, '`len` does not look into the inner list.'],
    ],
    {
      in: 'Data structures',
      difficulty: 'easy',
      tags: ['Lists'],
    },
  ),
  single(
    'Which keyword starts a **function** in Python?',
    [
      right('`def`'),
      wrong('`function`', 'This is JavaScript.'),
      wrong('`fun`', 'This is Kotlin.'),
      wrong('`lambda`', 'A lambda is a function too, but an expression without a name of its own.'),
    ],
    {
      in: 'Functions in Python',
      difficulty: 'easy',
      tags: ['Syntax'],
    },
  ),
  single(
    'What does this program print?\n\n```python\ntotal = 0\nfor n in range(1, 5):\n    total += n\nprint(total)\n```',
    [
      right('`10`', '1 + 2 + 3 + 4: the end of a range is left out.'),
      wrong('`15`', '`range(1, 5)` stops before 5.'),
      wrong('`6`'),
      wrong('`0 1 3 6`'),
    ],
    { in: 'Control flow', points: 2, tags: ['Loops', 'Reading code', 'Exam 2026'] },
  ),
  ordering(
    'Put the lines in order, so that the function answers the **largest** of a list of numbers.',
    [
      '```python\ndef largest(numbers):\n```',
      '```python\n    best = numbers[0]\n```',
      '```python\n    for n in numbers:\n```',
      '```python\n        if n > best:\n```',
      '```python\n            best = n\n```',
      '```python\n    return best\n```',
    ],
    {
      in: 'Functions in Python',
      points: 3,
      tags: ['Loops', 'Writing code'],
    },
  ),
  truefalse(
    'Python strings are **immutable**: a method like `upper()` gives a new string.',
    true,
    ['The old string stays as it was.', 'Try `s = "a"; s.upper(); print(s)`.'],
    {
      in: 'Data structures',
      tags: ['Strings'],
    },
  ),
  matching(
    'Match each expression with its type.',
    [
      ['`3.0`', 'float'],
      ['`"3"`', 'str'],
      ['`{3: "three"}`', 'dict'],
      ['`(3,)`', 'tuple'],
      ['`3 > 2`', 'bool'],
    ],
    {
      in: 'Data structures',
      points: 5,
      tags: ['Types'],
      distractors: ['set', 'int'],
    },
  ),
  multiple(
    'Which of these values are **falsy**?',
    [
      part(33.33333, '`0`'),
      part(33.33333, '`""`'),
      part(33.33333, '`[]`'),
      part(-50, '`"0"`', 'A string with a letter in it is truthy, whatever the letter.'),
      part(-50, '`[0]`', 'A list with something in it is truthy.'),
    ],
    { in: 'Control flow', points: 3, tags: ['Conditions'] },
  ),
  short(
    'Which exception does `int("seven")` raise?',
    [right('ValueError'), part(30, 'TypeError', 'The type is right, a string; it is the value that does not fit.')],
    {
      in: 'Control flow',
      tags: ['Exceptions'],
      caseSensitive: true,
    },
  ),
  short(
    'Write the slice that gives the **last three** elements of the list `a`.',
    [right('a[-3:]'), right('a[len(a)-3:]'), right('a[len(a) - 3:]'), part(50, 'a[-3]', 'This is one element.')],
    {
      in: 'Data structures',
      difficulty: 'hard',
      tags: ['Lists', 'Slices'],
      caseSensitive: true,
    },
  ),
  numerical(
    'How many times is `hello` printed?\n\n```python\nfor i in range(3):\n    for j in range(i):\n        print("hello")\n```',
    [
      [3, 0, 100, '0 + 1 + 2 times.'],
      [9, 0, 0, 'The inner range depends on `i`.'],
      [6, 0, 0, '`range(i)` stops before `i`.'],
    ],
    {
      in: 'Control flow',
      difficulty: 'hard',
      points: 2,
      tags: ['Loops', 'Reading code'],
    },
  ),
  single(
    'What is wrong with this function?\n\n```python\ndef add_item(item, items=[]):\n    items.append(item)\n    return items\n```',
    [
      right(
        'All calls share the same default list',
        'The default is made once, when `def` runs. Use `items=None` and make the list inside.',
      ),
      wrong('A list cannot be a parameter'),
      wrong(
        '`append` returns nothing, so `items` is lost',
        '`items` itself was changed; what `append` returns is not used.',
      ),
      wrong('Nothing'),
    ],
    {
      in: 'Functions in Python',
      difficulty: 'hard',
      points: 2,
      tags: ['Reading code', 'Parameters'],
      before: 'What is the problem here?\n\n```python\ndef f(x, l=[]):\n    l.append(x)\n    return l\n```',
    },
  ),
  truefalse(
    '`"a" in {"a": 1}` is `True`.',
    true,
    ['`in` looks at the keys of a dictionary.', 'A dictionary is searched by its keys.'],
    {
      in: 'Data structures',
      difficulty: 'easy',
      tags: ['Dictionaries'],
    },
  ),
  essay(
    'Write a function `is_palindrome(text)` that answers whether a text reads the same backwards. Capital letters and spaces do not count.',
    {
      in: 'Functions in Python',
      points: 6,
      tags: ['Strings', 'Writing code', 'Exam 2026'],
      template: '```python\ndef is_palindrome(text):\n    \n```',
      notes:
        'Two points for lower case and spaces, three for the comparison (`== [::-1]` or a loop), one for returning a bool instead of printing.',
    },
  ),
];
