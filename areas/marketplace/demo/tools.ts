import type { Tool } from '../contract.ts'

/** One tool of each category, from people who had the problem themselves. */
export const sampleTools: readonly Tool[] = [
  {
    id: 'slack-water',
    name: 'Slack Water',
    description:
      'Finds the quiet half hour between two tides of meetings, and lists what can be finished in it.',
    icon: 'timer',
    category: 'Productivity',
    author: 'Ottoline Marsh',
    price: 'Free',
    rating: 4.7,
    installs: 12_840,
    comingSoon: true,
  },
  {
    id: 'plumb-line',
    name: 'Plumb Line',
    description:
      'Reads a change before your colleagues do, and says in one sentence which wall it leans on.',
    icon: 'merge',
    category: 'Development',
    author: 'Second Shift Tools',
    price: '$9.99/month',
    rating: 4.8,
    installs: 8312,
    comingSoon: true,
  },
  {
    id: 'footnote-ferry',
    name: 'Footnote Ferry',
    description:
      'Carries every claim of a draft back to the page it came from, and waits there for you.',
    icon: 'book',
    category: 'Research',
    author: 'The Long Table Library',
    price: 'Free',
    rating: 4.9,
    installs: 6075,
    comingSoon: true,
  },
  {
    id: 'ballast',
    name: 'Ballast',
    description:
      'Weighs a data set before you train on it: what is too heavy, what is missing, what slides about.',
    icon: 'scale',
    category: 'AI & ML',
    author: 'Calder & Finch',
    price: '$9.99/month',
    rating: 4.6,
    installs: 3418,
    comingSoon: true,
  },
]
