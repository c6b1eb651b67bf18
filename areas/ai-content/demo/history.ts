import type { Generation } from '../contract.ts'

const HOUR_MS = 3_600_000

interface GenerationDraft extends Omit<Generation, 'id' | 'createdAt'> {
  hoursAgo: number
}

/** Three weeks of writing at Calder & Finch, newest first. */
const drafts: readonly GenerationDraft[] = [
  {
    title: 'The berth board now knows what the tide is up to',
    type: 'Blog Post',
    status: 'Draft',
    wordCount: 638,
    author: 'Maren Okafor',
    hoursAgo: 1,
  },
  {
    title: 'Harbor Desk shows the next safe window. That is the post.',
    type: 'Social Media Post',
    status: 'Published',
    wordCount: 118,
    author: 'Maren Okafor',
    hoursAgo: 3,
  },
  {
    title: 'Tide letter: a spring tide, and four hulls that should mind it',
    type: 'Email Newsletter',
    status: 'Published',
    wordCount: 471,
    author: 'Ilse Brandt',
    hoursAgo: 26,
  },
  {
    title: 'Copy Desk for newsrooms of fewer than ten',
    type: 'Product Description',
    status: 'Draft',
    wordCount: 203,
    author: 'Jory Finch',
    hoursAgo: 30,
  },
  {
    title: 'Quellin moves its ferry timetable to Harbor Desk',
    type: 'Press Release',
    status: 'Published',
    wordCount: 534,
    author: 'Adaeze Calder',
    hoursAgo: 52,
  },
  {
    title: 'A desk that goes home on time',
    type: 'Ad Copy',
    status: 'Draft',
    wordCount: 112,
    author: 'Jory Finch',
    hoursAgo: 75,
  },
  {
    title: 'Berth four, Port Ansel: twenty-four hours in eleven handovers',
    type: 'Blog Post',
    status: 'Published',
    wordCount: 1386,
    author: 'Ilse Brandt',
    hoursAgo: 121,
  },
  {
    title: 'We said knots where we meant kilometers. Corrected.',
    type: 'Social Media Post',
    status: 'Published',
    wordCount: 104,
    author: 'Maren Okafor',
    hoursAgo: 149,
  },
  {
    title: 'Welcome aboard, Tolle Valley Record: your first week',
    type: 'Email Newsletter',
    status: 'Published',
    wordCount: 288,
    author: 'Tomas Reyl',
    hoursAgo: 196,
  },
  {
    title: 'Handover log: what the night watch wants the morning to know',
    type: 'Product Description',
    status: 'Published',
    wordCount: 247,
    author: 'Jory Finch',
    hoursAgo: 243,
  },
  {
    title: 'Why the gate opens by itself, and for whom it does not',
    type: 'Blog Post',
    status: 'Draft',
    wordCount: 811,
    author: 'Tomas Reyl',
    hoursAgo: 318,
  },
  {
    title: 'Two small ports, one berth board, no meetings',
    type: 'Ad Copy',
    status: 'Published',
    wordCount: 126,
    author: 'Adaeze Calder',
    hoursAgo: 402,
  },
  {
    title: 'Calder & Finch opens its tide gauge to the schools of Port Ansel',
    type: 'Press Release',
    status: 'Published',
    wordCount: 458,
    author: 'Adaeze Calder',
    hoursAgo: 476,
  },
]

export function sampleHistory(now: Date): Generation[] {
  return drafts.map(({ hoursAgo, ...draft }, place) => ({
    ...draft,
    id: `generation-${place + 1}`,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
  }))
}
