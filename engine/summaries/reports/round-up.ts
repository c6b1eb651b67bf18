/** Matches headlines of round-ups on all subjects. */
const OF_EVERYTHING = [
  /^\d{1,2}\/\d{1,2}:/u,
  /(?:photos?|pictures|images|stories|videos?) of the (?:day|week|month)\b/iu,
  /\bin \d+ (?:pictures|photos)\b/iu,
  /\b(?:news|morning|evening|daily) (?:brief|briefing|digest|headlines|round-?up|wrap)\b/iu,
  /\b(?:open thread|news quiz|letters to the editor)\b/iu,
  /\b(?:top|more|today['’]s) (?:headlines|stories)$|\b(?:top|today['’]s) headlines\b|\bbiggest news\b/iu,
]

/** Matches headlines of round-ups on one subject. */
const OF_A_SUBJECT = [
  /\b(?:world|business|sports|breaking) (?:brief|briefing|digest|headlines|round-?up|wrap)\b/iu,
  /\b(?:newsletter|round-?up|crossword|horoscopes?|things to know|the week in)\b/iu,
  /^(?:today|this (?:week|day)|the (?:day|week)|week) in\b/iu,
  /^(?:live updates|updates|briefing|newsletter|first draft)\b[^;]*;/iu,
  /; [^;]{12,}; /u,
  /\. Plus[,:]? /u,
]
const LONGEST_TITLE = 300

/**
 * The fewest lines of a text that is a list of links; `HEADLINES` is the least share of headlines
 * among them.
 */
const LEAST_LINES = 5
const HEADLINES = 0.6
const MOST_LINES = 200
const CHARACTERS_READ = 12_000
const HEADLINE = { least: 15, most: 160 }
const ENDS_SENTENCE = /[.!?…。！？]["'”’»)\]]?$/u

/** Says if a headline covers many things. Its entry resembles many articles and belongs to none. */
export function isRoundUp(title: string): boolean {
  return isOfEverything(title) || anyOf(OF_A_SUBJECT, title)
}

/** Says if a headline covers things on all subjects. */
export function isOfEverything(title: string): boolean {
  return anyOf(OF_EVERYTHING, title)
}

function anyOf(patterns: readonly RegExp[], title: string): boolean {
  const start = title.slice(0, LONGEST_TITLE)
  return patterns.some((pattern) => pattern.test(start))
}

/**
 * Says if an entry covers many stories, by its headline or because it is a list of links. Its
 * sentences belong to no single story.
 */
export function tellsOfMany({ title, text }: { title: string; text: string }): boolean {
  return isRoundUp(title) || isListOfHeadlines(text)
}

/** The entries that report one story; all entries if none does. */
export function reportsAmong<Entry extends { title: string; text: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const reports = entries.filter((entry) => !tellsOfMany(entry))
  return reports.length > 0 ? reports : entries
}

function isListOfHeadlines(text: string): boolean {
  const lines = text
    .slice(0, CHARACTERS_READ)
    .split('\n', MOST_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const headlines = lines.filter(
    (line) =>
      line.length >= HEADLINE.least && line.length <= HEADLINE.most && !ENDS_SENTENCE.test(line),
  )
  return lines.length >= LEAST_LINES && headlines.length >= lines.length * HEADLINES
}
