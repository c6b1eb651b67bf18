import { address } from '#core/route.ts'

const contentPage = '/ai-content'

/** The route of a draft's editor, relative to the page of AI Content. */
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

/** The path of the CSV file with all drafts of the reader. */
export const historyTableFile = `${contentPage}/history.csv`

/** The path of an archive with the given drafts, or with all of them. */
export function textsFile(drafts?: readonly string[]): string {
  return `${contentPage}/texts.zip${drafts ? `?drafts=${drafts.join(',')}` : ''}`
}
