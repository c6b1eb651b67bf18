import type { Tool } from '../contract.ts'

/** One tool of each category, made by people who needed it themselves. */
export const sampleTools: readonly Tool[] = [
  {
    id: 'slack-water',
    name: 'Slack Water',
    description:
      'Finds the quiet half hour between two tides of meetings, and lists what can be finished in it.',
    icon: 'timer',
    category: 'productivity',
    author: 'Ottoline Marsh',
    price: null,
    rating: 4.7,
    installs: 12_840,
    comingSoon: true,
    takesNotices: false,
  },
  {
    id: 'plumb-line',
    name: 'Plumb Line',
    description:
      'Reads a change before your colleagues do, and says in one sentence which wall it leans on.',
    icon: 'merge',
    category: 'development',
    author: 'Second Shift Tools',
    price: { amountUsd: 9.99, per: 'month' },
    rating: 4.8,
    installs: 8312,
    comingSoon: true,
    takesNotices: false,
  },
  {
    id: 'footnote-ferry',
    name: 'Footnote Ferry',
    description:
      'Carries every claim of a draft back to the page it came from, and waits there for you.',
    icon: 'book',
    category: 'research',
    author: 'The Long Table Library',
    price: null,
    rating: 4.9,
    installs: 6075,
    comingSoon: true,
    takesNotices: false,
  },
  {
    id: 'ballast',
    name: 'Ballast',
    description:
      'Weighs a data set before you train on it: what is too heavy, what is missing, what slides about.',
    icon: 'scale',
    category: 'ai-ml',
    author: 'Calder & Finch',
    price: { amountUsd: 9.99, per: 'month' },
    rating: 4.6,
    installs: 3418,
    comingSoon: true,
    takesNotices: false,
  },
]
