import type { WholeBrief } from './brief.ts'

/** A brief before anything is said. */
export const emptyBrief: WholeBrief = {
  ...{ type: 'blog-post', tone: 'professional', length: 'medium', words: null, language: 'en' },
  ...{ about: '', audience: '', name: '', points: [], action: '', actionAddress: '' },
  ...{ place: '', date: '', contact: '', subjects: [], notes: [] },
}
