import { type ContractName, contractOf } from '#core/contract.ts'
import type { TokenScope } from '#platform/access/contract.ts'
import { getBriefing } from './get-briefing.ts'
import { listChanges } from './list-changes.ts'
import { listHubs } from './list-hubs.ts'
import { listFolders, listSources, listTopics } from './list-what-is-followed.ts'
import { addNote, readNote, searchNotes } from './note-tools.ts'
import { readArticle } from './read-article.ts'
import { searchArticles } from './search-articles.ts'
import { isWrite, type Tool } from './tool.ts'
import { followSource, saveArticle, savePage } from './write-tools.ts'

/** All tools, in the order in which models receive them. */
export const tools: readonly Tool[] = [
  searchArticles,
  readArticle,
  listChanges,
  getBriefing,
  listHubs,
  listTopics,
  listFolders,
  listSources,
  searchNotes,
  readNote,
  saveArticle,
  savePage,
  followSource,
  addNote,
]

/**
 * The tools whose actions this server has and the token allows. Changes need a token of scope
 * "write" or "owner"; a request without a token may only read.
 */
export function toolsFor(scope: TokenScope | null, contracts: readonly ContractName[]): Tool[] {
  const mayWrite = scope === 'write' || scope === 'owner'
  return tools.filter(
    (tool) =>
      (mayWrite || !isWrite(tool)) &&
      tool.asks.every(({ operation: { path } }) => contracts.includes(contractOf(path))),
  )
}
