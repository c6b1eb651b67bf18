/** Limits of a reader's drafts, and of one draft. */
export const DRAFTS = {
  /** The most drafts of one reader, including deleted ones. */
  kept: 100_000,
  listed: 50,
  /** The number of drafts at which counting a search's results stops. */
  counted: 10_000,
  /** Versions of a draft that can be restored; older ones are deleted. */
  versions: 50,
  /** Saves within this time become one version. */
  versionMinutes: 10,
  /** Days for which a deleted draft can be restored. */
  binDays: 30,
  parts: 600,
  runs: 60,
  sources: 200,
  /** The most characters of one run. `bytes` limits a whole draft as JSON. */
  runCharacters: 20_000,
  bytes: 1_000_000,
  titleCharacters: 300,
  urlCharacters: 2000,
  /** The smallest and the largest number of words that a reader can request. */
  leastWords: 20,
  mostWords: 5000,
} as const

/** Limits of a brief. */
export const BRIEFS = {
  /** The most subjects that one draft draws on. */
  subjects: 20,
  /** The most articles that one draft draws on. */
  articles: 40,
  /** The most reports to read per article if the brief chooses several articles. */
  reportsOfArticle: 16,
  notes: 20,
  /** The most characters of a note that a draft holds. */
  noteCharacters: 50_000,
  points: 40,
  pointCharacters: 2000,
  aboutCharacters: 400_000,
  lineCharacters: 300,
  /** The most variants of a text that comes in several, such as posts, headlines and ads. */
  variants: 3,
} as const

/** Limits of endpoints' work on drafts. */
export const REWRITING = {
  /** The most attempts to rewrite one part. */
  attempts: 20,
  /** The most characters that are rewritten at once. */
  characters: 8000,
  /** The most further rounds in which a model lengthens a short text. */
  rounds: 2,
  /** The most characters that are read of an answer. `lineCharacters` limits one line of it. */
  answerCharacters: 200_000,
  lineCharacters: 20_000,
  partsOfAnswer: 120,
  sentencesOfPart: 40,
} as const

/** Limits of deliveries. */
export const DELIVERIES = {
  /** The most deliveries that are kept per draft; older ones are deleted. */
  kept: 100,
  addressCharacters: 320,
  keyCharacters: 100,
  values: 30,
  valueCharacters: 100_000,
  errorCharacters: 1000,
  /** Minutes after which an unfinished delivery counts as interrupted. */
  minutes: 5,
} as const

/** Limits of a reader's own templates. */
export const TEMPLATES = {
  kept: 200,
  nameCharacters: 200,
  descriptionCharacters: 2000,
} as const
