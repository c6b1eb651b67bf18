/** Verbs of saying, thinking or wanting in headlines. */
const VERBS = new Set(
  `accuses admits argues applauds backs blames blasts brags calls celebrates chides claims complains condemns
  criticises criticizes decries defends demands denies denounces dismisses disputes doubts downplays echoes endorses
  fears hails insists jokes laments lauds mocks mourns opposes praises predicts protests questions reacts recalls recounts rejects
  remembers reveals responds rips says scolds shrugs slams speaks suggests supports taunts tells thanks threatens touts
  urges vows wants warns weighs worries
  accuse applaud celebrate condemn criticise criticize decry denounce downplay hail insist lament mock mourn praise react urge warn`.split(
    /\s+/,
  ),
)
/**
 * Matches "… fired, lawyer says", "… is safe: minister". Speakers who report events, such as the
 * police, are left out.
 */
const SAID_BEHIND = /\b(?:says?|said|warns?|claims?|argues?)(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u
const SPEAKER_BEHIND = /: [^:]{3,30}$/u
const REPORTED_BEHIND =
  /[,:] (?:[\p{L}.'’-]+ ){0,3}(?:police|officials?|authorities|prosecutors|sheriff|sources|ministry|reports?|polls?|survey|study|researchers|military|army|court|feds|CDC|UN)(?: (?:says?|said))?$/iu
/** The number of first words in which the speaker is searched. */
const FIRST_WORDS = 8
const CHARACTERS_READ = 200

/** Says if a title is about a reaction to an event rather than the event. It reads English only. */
export function tellsReaction(title: string): boolean {
  const read = title.slice(0, CHARACTERS_READ)
  const words = read.toLowerCase().split(' ', FIRST_WORDS).slice(1)
  return (
    // A verb after "and" is ignored, because "Halts trade and says why" is about an action.
    words.some((word, at) => VERBS.has(word) && words[at - 1] !== 'and') ||
    ((SAID_BEHIND.test(read) || SPEAKER_BEHIND.test(read)) && !REPORTED_BEHIND.test(read))
  )
}
