import { cleanSentences } from '../../summaries/clean-sentences.ts'
import { isBoilerplate } from '../../summaries/sentences/boilerplate.ts'
import type { Candidate } from './report.ts'

/** The cost of a caption, a credit or an invitation. */
const BOILERPLATE_COST = 0.06

/**
 * Removes dateline, credit or label from the front of a sentence, as in summaries; it stays an
 * exact passage of its report. Notices that an outlet prints around the news get a lower score.
 */
export function cleanCandidate(one: Candidate): void {
  if (one.inTitle) return
  const { source, language } = one.report
  const [first, second] = [...cleanSentences({ text: one.text, source }, language ?? 'en')]
  if (first === undefined || second !== undefined) return
  const { sentence } = first
  if (isBoilerplate(sentence.text)) one.score -= BOILERPLATE_COST
  if (sentence.text.length === 0 || sentence.end !== one.text.length) return
  one.text = sentence.text
  one.start += sentence.start
}
