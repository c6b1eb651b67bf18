import { newsWeight } from '../summaries/reports/report-kind.ts'

/** The least weight of news; opinion, live pages and round-ups weigh less. */
const NEWS = 0.5

/**
 * Matches reviews and opinion pieces that name their kind at the end or in the middle of the
 * headline.
 */
const JUDGES =
  /[|:–—-]\s*(?:opinion|review|editorial|commentary)\s*$|\breview\s*[:|–—]|\|\s*(?:opinion|review|editorial)\s*\|/iu
const PLAYS = /\b(?:quiz|crossword|horoscopes?|sudoku)\b/iu
const SELLS =
  /\b\d{1,2} ?% off\b|[$£€]\d[\d,.]* off\b|\b(?:best|top|today['’]s) (?:\w+ )?deals\b|\bdeals? of the (?:day|week)\b|\b(?:coupon|promo) codes?\b|\bgift guide\b|\bhow to watch\b/iu

/**
 * Says if an entry reports news, by its headline and the sections of its link. Opinion, reviews,
 * quizzes, deals, digests and live pages do not: they are about news that others report.
 */
export function tellsNews({ title, link }: { title: string; link: string | null }): boolean {
  if (newsWeight(title, link) < NEWS) return false
  return !(JUDGES.test(title) || PLAYS.test(title) || SELLS.test(title))
}
