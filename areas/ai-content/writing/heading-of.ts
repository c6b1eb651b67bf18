import { eventTitle } from '#engine/scripts/forms/event-title.ts'
import { toldStory } from '#engine/scripts/forms/told-story.ts'
import type { Run } from '../drafts/draft.ts'
import type { DraftStory } from './stories/read-stories.ts'
import type { SourceList } from './source-list.ts'

/** The number of a report in a series, such as "(4/4)". */
const PART_OF_SERIES = / ?\(\d{1,2}\/\d{1,2}\)$/u

/**
 * Returns a report's headline, word for word: one that names the event of a story, otherwise that
 * of its first sentence; null if there is none.
 */
export function headingOf(story: DraftStory, sources: SourceList): Run | null {
  const { article, sentences, language } = story
  const named = eventTitle(toldStory(article, sentences, []), language)
  const entry = article.entries.find(({ title }) => title.includes(named)) ?? sentences[0]?.of
  if (!entry) return null
  const text = (entry.title.includes(named) ? named : entry.title).replace(PART_OF_SERIES, '')
  if (text.trim() === '') return null
  // A headline is not part of the report's text, so a citation of it has an empty passage.
  return {
    text,
    by: 'source',
    citations: [{ source: sources.placeOf(entry.id), start: 0, end: 0 }],
    isUnproven: false,
  }
}
