// Writes drafts from real days of news, to be judged as their reader would: send, edit, or throw away.
//   npm run drafts-of-days                              ten of each type, each on a topic of the first set
//   npm run drafts-of-days -- --set 2 --types ad-copy   a type alone, on topics of another set
//   npm run drafts-of-days -- --figures                 270 drafts, measured instead of printed
import { parseArgs } from 'node:util'
import { contentTypes } from '#areas/ai-content/choices.ts'
import { hasDays, readDays } from './day/labelled-day.ts'
import { wordsAsked } from './day/days-folder.ts'
import { draftsOf, topicsOfSet } from './drafts-of-days/drafts-of-topics.ts'
import { measureDrafts } from './drafts-of-days/measure-drafts.ts'
import { printDraft } from './drafts-of-days/print-draft.ts'
import { articlesOfWeek } from './scripts-of-day/day-material.ts'

const { values } = parseArgs({
  args: wordsAsked(),
  options: {
    set: { type: 'string', default: '1' },
    types: { type: 'string', default: contentTypes.join(',') },
    articles: { type: 'string', default: '6' },
    figures: { type: 'boolean', default: false },
  },
})

if (!hasDays()) console.log('No days of news beside the repository: nothing is written.')
else {
  const days = articlesOfWeek(readDays())
  if (values.figures) measureDrafts(days)
  else {
    const types = contentTypes.filter((type) => values.types.split(',').includes(type))
    const topics = topicsOfSet(Number(values.set))
    for (const draft of draftsOf(days, { types, topics, articles: Number(values.articles) }))
      printDraft(draft)
  }
}
