// Writes drafts from real days of news, to be judged as their reader would: send, edit, or throw away.
//   npm run drafts-of-days                              ten of each type, each on a topic of the first set
//   npm run drafts-of-days -- --set 2 --types ad-copy   a type alone, on topics of another set
//   npm run drafts-of-days -- --desks judged            ten of each type for desks and days that no change was tuned on
//   npm run drafts-of-days -- --seed 7 --of-type 5      five of each type, on topics that the seed draws
//   npm run drafts-of-days -- --figures                 270 drafts, measured instead of printed
import { parseArgs } from 'node:util'
import { contentTypes } from '#areas/ai-content/choices.ts'
import { hasDays, readDays } from './day/labelled-day.ts'
import { wordsAsked } from './day/days-folder.ts'
import { draftsOfDesks } from './drafts-of-days/drafts-of-desks.ts'
import { draftsOfSeed } from './drafts-of-days/drafts-of-seed.ts'
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
    desks: { type: 'string' },
    seed: { type: 'string' },
    'of-type': { type: 'string', default: '10' },
    figures: { type: 'boolean', default: false },
  },
})

if (!hasDays()) console.log('No days of news beside the repository: nothing is written.')
else if (values.figures) measureDrafts(articlesOfWeek(readDays()))
else {
  const types = contentTypes.filter((type) => values.types.split(',').includes(type))
  const wanted = { types, articles: Number(values.articles) }
  const { desks: part, seed } = values
  const drafts =
    part === 'tuned' || part === 'judged'
      ? draftsOfDesks(readDays(), part, types)
      : seed !== undefined
        ? draftsOfSeed(articlesOfWeek(readDays()), {
            ...{ seed: Number(seed), types, ofType: Number(values['of-type']) },
          })
        : draftsOf(articlesOfWeek(readDays()), {
            topics: topicsOfSet(Number(values.set)),
            ...wanted,
          })
  for (const draft of drafts) printDraft(draft)
}
