import type { Generation } from '../contract.ts'

const HOUR_MS = 3_600_000

interface GenerationDraft extends Omit<Generation, 'id' | 'createdAt'> {
  hoursAgo: number
}

/** Three weeks of writing at Calder & Finch, newest first. */
const drafts: readonly GenerationDraft[] = [
  {
    title: 'The berth board now knows what the tide is up to',
    type: 'blog-post',
    status: 'draft',
    wordCount: 638,
    author: 'Maren Okafor',
    hoursAgo: 1,
  },
  {
    title: 'Harbor Desk shows the next safe window. That is the post.',
    type: 'social-media-post',
    status: 'published',
    wordCount: 118,
    author: 'Maren Okafor',
    hoursAgo: 3,
  },
  {
    title: 'Tide letter: a spring tide, and four hulls that should mind it',
    type: 'email-newsletter',
    status: 'published',
    wordCount: 471,
    author: 'Ilse Brandt',
    hoursAgo: 26,
  },
  {
    title: 'Copy Desk for newsrooms of fewer than ten',
    type: 'product-description',
    status: 'draft',
    wordCount: 203,
    author: 'Jory Finch',
    hoursAgo: 30,
  },
  {
    title: 'Quellin moves its ferry timetable to Harbor Desk',
    type: 'press-release',
    status: 'published',
    wordCount: 534,
    author: 'Adaeze Calder',
    hoursAgo: 52,
  },
  {
    title: 'A desk that goes home on time',
    type: 'ad-copy',
    status: 'draft',
    wordCount: 112,
    author: 'Jory Finch',
    hoursAgo: 75,
  },
  {
    title: 'Berth four, Port Ansel: twenty-four hours in eleven handovers',
    type: 'blog-post',
    status: 'published',
    wordCount: 1386,
    author: 'Ilse Brandt',
    hoursAgo: 121,
  },
  {
    title: 'We said knots where we meant kilometers. Corrected.',
    type: 'social-media-post',
    status: 'published',
    wordCount: 104,
    author: 'Maren Okafor',
    hoursAgo: 149,
  },
  {
    title: 'Welcome aboard, Tolle Valley Record: your first week',
    type: 'email-newsletter',
    status: 'published',
    wordCount: 288,
    author: 'Tomas Reyl',
    hoursAgo: 196,
  },
  {
    title: 'Handover log: what the night watch wants the morning to know',
    type: 'product-description',
    status: 'published',
    wordCount: 247,
    author: 'Jory Finch',
    hoursAgo: 243,
  },
  {
    title: 'Why the gate opens by itself, and for whom it does not',
    type: 'blog-post',
    status: 'draft',
    wordCount: 811,
    author: 'Tomas Reyl',
    hoursAgo: 318,
  },
  {
    title: 'Two small ports, one berth board, no meetings',
    type: 'ad-copy',
    status: 'published',
    wordCount: 126,
    author: 'Adaeze Calder',
    hoursAgo: 402,
  },
  {
    title: 'Calder & Finch opens its tide gauge to the schools of Port Ansel',
    type: 'press-release',
    status: 'published',
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
