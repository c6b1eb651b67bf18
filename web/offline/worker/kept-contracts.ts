import type { ContractName, OperationPath } from '#core/contract.ts'

/**
 * Contracts whose answers are stored for offline reading: news and the reader's own texts, but no
 * data about access, credentials or settings.
 */
export const keptContracts: readonly ContractName[] = [
  'portal',
  'feed',
  'articles',
  'article-writing',
  'reading',
  'marking',
  'saved',
  'folding',
  'open-folders',
  'source-list',
  'trends',
  'topics',
  'topics/articles',
  'categories',
  'full-text',
  'revisions',
  'joining',
  'notifications',
  'offline',
  'ai-content/drafts',
]

/** Other answers without which a stored page cannot be drawn. */
export const keptReads: readonly OperationPath[] = ['ai-content/getWriter']

/** Paths of the writes that may wait, as their contracts say. */
export const waitingWrites: readonly OperationPath[] = [
  'articles/markRead',
  'marking/markUnread',
  'saved/saveArticle',
  'saved/removeSaved',
  'reading/giveOpinion',
  'reading/takeBackOpinion',
  'reading/spendTime',
]

const kept = new Set<string>(keptContracts)
const isKeptAlone = new Set<string>(keptReads)
const waiting = new Set<string>(waitingWrites)

/** The path of the operation in an address, such as "feed/listFolders"; null if it has none. */
export function operationIn(pathname: string): string | null {
  return pathname.startsWith('/api/') ? pathname.slice('/api/'.length) : null
}

export function isKeptRead(path: string): boolean {
  return kept.has(path.slice(0, path.lastIndexOf('/'))) || isKeptAlone.has(path)
}

export function mayWait(path: string): boolean {
  return waiting.has(path)
}
