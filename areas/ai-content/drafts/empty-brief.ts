import type { WholeBrief } from './brief.ts'

/** A brief that is not filled in yet. */
export const emptyBrief: WholeBrief = {
  ...{ type: 'blog-post', tone: 'professional', length: 'medium', words: null, language: 'en' },
  ...{ about: '', audience: '', name: '', points: [], action: '', actionAddress: '' },
  ...{ place: '', date: '', contact: '', subjects: [], notes: [] },
}
