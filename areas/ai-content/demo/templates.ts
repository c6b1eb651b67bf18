import type { Template } from '../contract.ts'

/** Texts that Calder & Finch write again and again, for harbors and for newsrooms. */
export const sampleTemplates: readonly Template[] = [
  {
    id: 'one-berth-one-day',
    name: 'One berth, one day',
    description:
      'Follows a single berth from first light to the night watch, for readers who have never stood on a quay.',
    type: 'blog-post',
    tone: 'friendly',
    length: 'long',
  },
  {
    id: 'what-changed',
    name: 'What changed, and why you care',
    description:
      'A release note that begins with the person at the desk, and ends before the version numbers do.',
    type: 'blog-post',
    tone: 'casual',
    length: 'medium',
  },
  {
    id: 'launch-in-one-breath',
    name: 'Launch in one breath',
    description: 'One feature, one sentence, one picture. Nobody is thrilled to announce anything.',
    type: 'social-media-post',
    tone: 'casual',
    length: 'short',
  },
  {
    id: 'correction-with-grace',
    name: 'Correction with grace',
    description:
      'Says what was wrong, what is right and since when, in that order and without a sigh.',
    type: 'social-media-post',
    tone: 'formal',
    length: 'short',
  },
  {
    id: 'tide-letter',
    name: 'The tide letter',
    description:
      'The Friday letter to harbor masters: next week’s springs and neaps, and what they mean for deep hulls.',
    type: 'email-newsletter',
    tone: 'professional',
    length: 'medium',
  },
  {
    id: 'welcome-aboard',
    name: 'Welcome aboard',
    description:
      'Three letters for the first week of a new newsroom: sign in, file a story, go home on time.',
    type: 'email-newsletter',
    tone: 'friendly',
    length: 'short',
  },
  {
    id: 'on-the-shelf',
    name: 'On the shelf',
    description: 'What a tool does, for whom, and what it leaves alone. Fits beside a price.',
    type: 'product-description',
    tone: 'professional',
    length: 'short',
  },
  {
    id: 'back-page',
    name: 'Back page, lower left',
    description:
      'Forty words that earn their corner of the paper. Ends with an address, not with a shout.',
    type: 'ad-copy',
    tone: 'persuasive',
    length: 'custom',
  },
  {
    id: 'for-the-record',
    name: 'For the record',
    description:
      'A release that an editor can print as it stands: who, what, when, where, and a number to call.',
    type: 'press-release',
    tone: 'formal',
    length: 'medium',
  },
]
