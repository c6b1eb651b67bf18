import { firstReport } from './first-report.ts'
import { figures } from './figures.ts'
import { changedSince, listTopics } from './list.ts'
import { compareSources, readArticle, readEntry } from './read.ts'
import { search } from './search.ts'
import type { Tool } from './tool.ts'

/** All that can be looked up, in the order in which a model is told of it. */
export const tools: readonly Tool[] = [
  search,
  readArticle,
  readEntry,
  changedSince,
  firstReport,
  compareSources,
  figures,
  listTopics,
]
