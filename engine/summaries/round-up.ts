/** By headlines that outlets give to everything of a day or a week. */
const ROUND_UP = [
  /^\d{1,2}\/\d{1,2}:/u,
  /(?:photos?|pictures|images|stories|videos?) of the (?:day|week|month)\b/iu,
  /\bin \d+ (?:pictures|photos)\b/iu,
  /\b(?:news|morning|evening|daily|world|business|sports|breaking) (?:brief|briefing|digest|headlines|round-?up|wrap)\b/iu,
  /\b(?:newsletter|round-?up|open thread|news quiz|crossword|horoscopes?|letters to the editor|things to know|the week in)\b/iu,
  /^(?:today|this (?:week|day)|the (?:day|week)|week) in\b/iu,
  /\b(?:top|latest|today['’]s) (?:headlines|stories)\b|\bbiggest news\b/iu,
  /^(?:live updates|updates|briefing|newsletter|first draft)\b[^;]*;/iu,
  /; [^;]{12,}; /u,
  /\. Plus[,:]? /u,
]
const LONGEST_TITLE = 300

/** Whether an entry tells of many things by its headline: it is like anything, and about nothing. */
export function isRoundUp(title: string): boolean {
  const start = title.slice(0, LONGEST_TITLE)
  return ROUND_UP.some((pattern) => pattern.test(start))
}
