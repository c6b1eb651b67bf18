import type { AnswerCitation } from './answer.ts'

type Cited = Pick<AnswerCitation, 'entry' | 'outlet' | 'title'>

/**
 * Names for the citations of one sentence. An outlet that is cited twice is distinguished by the titles of its reports,
 * and a report by its passages, since the same name twice looks like a mistake.
 */
export function citationNames(citations: readonly Cited[]): string[] {
  return citations.map(({ entry, outlet, title }, at) => {
    const ofOutlet = citations.filter((one) => one.outlet === outlet)
    if (ofOutlet.length === 1) return outlet
    const isOneReport = ofOutlet.every((one) => one.entry === entry)
    const name = isOneReport ? outlet : `${outlet}: ${title}`
    const ofReport = ofOutlet.filter((one) => one.entry === entry)
    if (ofReport.length === 1) return name
    const nth = citations.slice(0, at + 1).filter((one) => one.entry === entry).length
    return `${name} (passage ${nth})`
  })
}
