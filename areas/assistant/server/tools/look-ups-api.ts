import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { lookUps } from '../../contracts/look-ups.ts'
import { readFigures } from './figures.ts'
import { listFirstReports } from './first-report.ts'
import { listChanged, listTopics } from './list.ts'
import { compareSources, readArticle, readEntry } from './read.ts'
import { search } from './search.ts'

export const lookUpsKeeper: Kept = {
  contract: lookUps,
  open: serverLookUps,
  about: {
    search: 'What sources say in articles that match words, and the lines of these articles.',
    readArticle: 'What the sources of an article say.',
    readEntry: 'What one source published.',
    listChanged: 'What was published since a time, the newest first.',
    listFirstReports: 'Who reported an article first, when each outlet did, and who copied whom.',
    compareSources: 'What two outlets say on the same article.',
    readFigures: 'How the figures of a story changed over time.',
    listTopics: 'The topics that the reader follows, with their newest headlines.',
  } satisfies Record<keyof typeof lookUps, string>,
}

function serverLookUps(desk: Desk): Api<typeof lookUps> {
  return {
    search: (asked) => search(desk, asked),
    readArticle: (asked) => readArticle(desk, asked),
    readEntry: (asked) => readEntry(desk, asked),
    listChanged: (asked) => listChanged(desk, asked),
    listFirstReports: (asked) => listFirstReports(desk, asked),
    compareSources: (asked) => compareSources(desk, asked),
    readFigures: (asked) => readFigures(desk, asked),
    listTopics: () => listTopics(desk),
  }
}
