import type { Recap, RecapItem } from '../contract.ts'
import { timeAgo } from '#core/demo-times.ts'

const SENT_MINUTES_AGO = 190

type ItemDraft = Omit<RecapItem, 'image'> & { photo: string }

// Every outlet, report and address below is invented. The texts are about reading the news, and claim nothing about the
// products and laws in the titles.
const drafts: readonly ItemDraft[] = [
  {
    id: 'gpt5',
    title: 'A new GPT-5 model, and eleven ways to read the announcement',
    category: 'Technology',
    photo: '1518770660439-4636190af475',
    imageAlt: 'A circuit board, seen from very near',
    summary:
      'Eleven of your outlets wrote about the new GPT-5 model this week, and most of them wrote about themselves: what they would ask it first, what they would stop paying for, what they would never hand over. Rack & Row and Second Compiler agree on one point. A team should keep its own list of questions and put them to every new model before it believes anybody, this recap included.',
    keyFeatures: [
      'Four angles in eleven reports: price, speed, trust and tone',
      'Second Compiler prints forty questions to try on any model',
      'Rack & Row counts what a change of model costs a team of six',
    ],
    sources: [
      { name: 'Rack & Row', url: 'https://rack-and-row.example/gpt-5-in-the-room' },
      { name: 'Second Compiler', url: 'https://second-compiler.example/forty-questions' },
      { name: 'The Long Table', url: 'https://long-table.example/what-we-would-ask' },
    ],
    resources: [
      {
        name: 'A worksheet for trying a new model',
        url: 'https://atlas.example/worksheets/models',
      },
      { name: 'All eleven reports, side by side', url: 'https://atlas.example/compare/gpt-5' },
    ],
  },
  {
    id: 'gemini',
    title: 'Gemini 2.0, seen from three small newsrooms',
    category: 'AI Infrastructure',
    photo: '1485827404703-89b55fcc595e',
    imageAlt: 'A small white robot looking up',
    summary:
      'Where the large papers compared Gemini 2.0 with its rivals, three local ones asked what it would mean for their own shelves of film. The Port Ansel Mercury drew up a list of what it would let any model watch, and a longer one of what it would not. Lamppost adds a calendar: decide about the archive first, about the model second.',
    keyFeatures: [
      'The Mercury’s two lists, free to copy',
      'Lamppost on why the order of the decisions matters',
      'A reader’s letter on the rights of people in old footage',
    ],
    sources: [
      { name: 'Port Ansel Mercury', url: 'https://port-ansel-mercury.example/our-film' },
      { name: 'Lamppost', url: 'https://lamppost.example/archive-first' },
      { name: 'Tolle Valley Record', url: 'https://tolle-valley-record.example/gemini-2' },
    ],
    resources: [
      { name: 'Two lists for an archive', url: 'https://atlas.example/lists/archive' },
      { name: 'Glossary: words around video models', url: 'https://atlas.example/glossary/video' },
    ],
  },
  {
    id: 'claude',
    title: 'Claude computer use, and the question of who holds the mouse',
    category: 'Cybersecurity',
    photo: '1504639725590-34d0984388bd',
    imageAlt: 'Lines of code on a dark screen',
    summary:
      'Six reports took Claude computer use as their starting point and ended at an older subject: what one would let a colleague do on one’s own machine while out for lunch. Cipher Row proposes a separate account with nothing in it. The Padlock Report would begin with tasks that can be undone, and with a log that a person reads on Fridays.',
    keyFeatures: [
      'Cipher Row’s empty account, set up in an afternoon',
      'Tasks sorted by how easily they are undone',
      'A Friday log, with an example of two pages',
    ],
    sources: [
      { name: 'Cipher Row', url: 'https://cipher-row.example/an-account-with-nothing-in-it' },
      { name: 'The Padlock Report', url: 'https://padlock-report.example/out-for-lunch' },
    ],
    resources: [
      {
        name: 'Checklist: before a program clicks',
        url: 'https://atlas.example/checklists/clicks',
      },
      { name: 'The Friday log as a template', url: 'https://atlas.example/templates/friday-log' },
    ],
  },
  {
    id: 'llama',
    title: 'Llama 4, and what it takes to run a model under one’s own roof',
    category: 'Business',
    photo: '1558494949-ef010cbdcc31',
    imageAlt: 'Cables at the back of a server rack',
    summary:
      'Llama 4 gave your outlets a reason to visit people who keep their models at home. Cold Aisle Weekly went to a translation office with one warm cupboard; The Gigawatt Letter brought the electricity bill along. Both come to the same advice: measure for a month what you ask for, then buy.',
    keyFeatures: [
      'A translation office and its warm cupboard',
      'The electricity bill of one month, line by line',
      'How to count questions before counting machines',
    ],
    sources: [
      { name: 'Cold Aisle Weekly', url: 'https://cold-aisle.example/the-warm-cupboard' },
      { name: 'The Gigawatt Letter', url: 'https://gigawatt-letter.example/one-month' },
      { name: 'Foundry Street', url: 'https://foundry-street.example/llama-4-at-work' },
    ],
    resources: [
      { name: 'A sheet for counting questions', url: 'https://atlas.example/sheets/questions' },
      { name: 'Licenses, explained with kitchens', url: 'https://atlas.example/explain/licenses' },
    ],
  },
  {
    id: 'euai',
    title: 'EU AI Act: a reading list before the lawyers call',
    category: 'Policy & Government',
    photo: '1529107386315-e1a2ed48a620',
    imageAlt: 'Flags in front of a public building',
    summary:
      'Committee Room Nine and The Subclause have put together what a small company might read about the EU AI Act, in the order in which the questions come up. Neither gives advice, and both say so twice. For Calder & Finch they suggest one afternoon, a list of every place where a model answers somebody, and a pot of tea.',
    keyFeatures: [
      'Nine texts in the order of the questions',
      'A form for listing where a model answers somebody',
      'What to ask a lawyer, so that the hour is well spent',
    ],
    sources: [
      { name: 'Committee Room Nine', url: 'https://committee-room-nine.example/reading-list' },
      { name: 'The Subclause', url: 'https://subclause.example/one-afternoon' },
    ],
    resources: [
      { name: 'The reading list on one page', url: 'https://atlas.example/lists/ai-act' },
      {
        name: 'Form: where a model answers somebody',
        url: 'https://atlas.example/forms/inventory',
      },
    ],
  },
]

/** The number of articles opened on each day, from six days ago until today. */
const openedByDay = [4, 7, 5, 9, 6, 3, 8]

const openedBySubject = [
  { category: 'Technology', opened: 14 },
  { category: 'Policy & Government', opened: 9 },
  { category: 'AI Infrastructure', opened: 8 },
  { category: 'Cybersecurity', opened: 6 },
  { category: 'Space', opened: 5 },
]

const DAY_MINUTES = 24 * 60

/** The demo's recap for this week. */
export function sampleRecap(now: Date): Recap {
  return {
    title: 'Five things that moved this week',
    text: 'You opened 42 articles and saved 15. New models took most of your reading time; the item on European rules is the one to put on a desk at work.',
    sentAt: timeAgo(now, SENT_MINUTES_AGO),
    items: drafts.map(({ photo, ...item }) => ({
      ...item,
      image: `https://images.unsplash.com/photo-${photo}?w=800&q=70`,
    })),
    reading: {
      days: openedByDay.map((opened, index) => ({
        day: timeAgo(now, (openedByDay.length - 1 - index) * DAY_MINUTES),
        opened,
      })),
      subjects: openedBySubject,
    },
  }
}
