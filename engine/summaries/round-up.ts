/** Headlines that outlets give to what tells of everything. */
const OF_EVERYTHING = [
  /^\d{1,2}\/\d{1,2}:/u,
  /(?:photos?|pictures|images|stories|videos?) of the (?:day|week|month)\b/iu,
  /\bin \d+ (?:pictures|photos)\b/iu,
  /\b(?:news|morning|evening|daily) (?:brief|briefing|digest|headlines|round-?up|wrap)\b/iu,
  /\b(?:open thread|news quiz|letters to the editor)\b/iu,
  /\b(?:top|more|today['’]s) (?:headlines|stories)$|\b(?:top|today['’]s) headlines\b|\bbiggest news\b/iu,
]

/** And to what tells of many things of one subject. */
const OF_A_SUBJECT = [
  /\b(?:world|business|sports|breaking) (?:brief|briefing|digest|headlines|round-?up|wrap)\b/iu,
  /\b(?:newsletter|round-?up|crossword|horoscopes?|things to know|the week in)\b/iu,
  /^(?:today|this (?:week|day)|the (?:day|week)|week) in\b/iu,
  /^(?:live updates|updates|briefing|newsletter|first draft)\b[^;]*;/iu,
  /; [^;]{12,}; /u,
  /\. Plus[,:]? /u,
]
const LONGEST_TITLE = 300

/** Whether an entry tells of many things by its headline: it is like anything, and about none of them. */
export function isRoundUp(title: string): boolean {
  return isOfEverything(title) || anyOf(OF_A_SUBJECT, title)
}

/** Whether not even their subject is one. */
export function isOfEverything(title: string): boolean {
  return anyOf(OF_EVERYTHING, title)
}

function anyOf(patterns: readonly RegExp[], title: string): boolean {
  const start = title.slice(0, LONGEST_TITLE)
  return patterns.some((pattern) => pattern.test(start))
}
