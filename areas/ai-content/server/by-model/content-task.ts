import type { ModelTask } from '#platform/models/server/lends.ts'
import type { creativityLevels } from '../../choices.ts'

/** The task of writing texts. Streamed drafts are not cached; rewritten parts are. */
export const contentTask: ModelTask = {
  id: 'content',
  label: 'Texts',
  // Enough for the longest text: 5,000 words of a few tokens each, with the numbers of its sources.
  mostTokens: 16_000,
  temperature: 0.6,
  choice: {
    hint: 'Writes drafts, and other words for parts of them.',
    untilChosen: 'primary-model',
  },
}

const temperatures: Record<(typeof creativityLevels)[number], number> = {
  low: 0.2,
  medium: 0.6,
  high: 0.9,
}

/** The task at a level of creativity. */
export function contentTaskAt(creativity: (typeof creativityLevels)[number]): ModelTask {
  return { ...contentTask, temperature: temperatures[creativity] }
}
