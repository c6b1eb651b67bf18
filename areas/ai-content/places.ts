import { address } from '#core/route.ts'

const contentPage = '/ai-content'

/** The editor of a draft, below the page of AI Content. */
export const draftPlace = 'drafts/:draft'

/** The full path of a draft's editor. */
export function draftPage(draft: string): string {
  return contentPage + address(draftPlace, { draft }).slice(1)
}

export const historyPage = `${contentPage}/history`

/** The address of a file of a draft, on this server. */
export function draftFile(draft: string, file: string): string {
  return `${draftPage(draft)}/${file}`
}

/** The table of all drafts of the reader. */
export const historyTableFile = `${contentPage}/history.csv`

/** Drafts as files in an archive: the given ones, or all. */
export function textsFile(drafts?: readonly string[]): string {
  return `${contentPage}/texts.zip${drafts ? `?drafts=${drafts.join(',')}` : ''}`
}
