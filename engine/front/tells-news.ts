import { sectionsOf } from '../categories/sections.ts'
import { newsWeight } from '../summaries/reports/report-kind.ts'

/** Opinion, live pages and round-ups weigh less. */
const NEWS = 0.5

/** Words of sections in which outlets put what is no news of its own. */
const SECTIONS = new Set(
  (
    'opinion opinions commentisfree column columns columnist columnists editorial editorials commentary ideas ' +
    'leaders letters review reviews newsletter newsletters briefing podcast podcasts live liveblog shopping deals ' +
    'coupons crossword crosswords puzzles quiz quizzes horoscope horoscopes gallery photos cartoons ' +
    'meinung kommentar kommentare rezension rezensionen tribune tribunes critique critiques opinione recensioni ' +
    'opinie recensies rätsel gutscheine'
  ).split(' '),
)

/** Headlines of reviews and opinion that do not begin with the word. */
const JUDGES =
  /[|:–—-]\s*(?:opinion|review|editorial|commentary)\s*$|\breview\s*[:|–—]|\|\s*(?:opinion|review|editorial)\s*\|/iu
const PLAYS = /\b(?:quiz|crossword|horoscopes?|sudoku)\b/iu
const SELLS =
  /\b\d{1,2} ?% off\b|[$£€]\d[\d,.]* off\b|\b(?:best|top|today['’]s) (?:\w+ )?deals\b|\bdeals? of the (?:day|week)\b|\b(?:coupon|promo) codes?\b|\bgift guide\b|\bhow to watch\b/iu

/**
 * Whether an entry tells news, by its headline and the sections of its link: opinion, reviews, quizzes, deals,
 * digests and live pages say something of news that others tell.
 */
export function tellsNews({ title, link }: { title: string; link: string | null }): boolean {
  if (newsWeight(title) < NEWS) return false
  if (JUDGES.test(title) || PLAYS.test(title) || SELLS.test(title)) return false
  return !sectionsOf(link).some((section) =>
    section.split(/[-_+]/u).some((word) => SECTIONS.has(word)),
  )
}
