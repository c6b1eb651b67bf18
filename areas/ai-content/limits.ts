/** Limits of a reader's drafts, and of one draft. */
export const DRAFTS = {
  /** Drafts of one reader, including deleted ones. */
  kept: 100_000,
  listed: 50,
  /** Drafts that a search counts. */
  counted: 10_000,
  /** Versions of a draft that can be restored; older ones are deleted. */
  versions: 50,
  /** Saves within this time are one version. */
  versionMinutes: 10,
  /** Days for which a deleted draft can be restored. */
  binDays: 30,
  parts: 600,
  runs: 60,
  sources: 200,
  /** One run, and a whole draft as JSON. */
  runCharacters: 20_000,
  bytes: 1_000_000,
  titleCharacters: 300,
  urlCharacters: 2000,
  /** Words that a draft may be asked to have. */
  leastWords: 20,
  mostWords: 5000,
} as const

/** Limits of a brief. */
export const BRIEFS = {
  /** Subjects in the hub that one draft draws on. */
  subjects: 20,
  /** Articles that one draft draws on. */
  articles: 40,
  /** Reports that are read of each of several articles. */
  reportsOfArticle: 16,
  notes: 20,
  /** The part of a note that a draft holds. */
  noteCharacters: 50_000,
  points: 40,
  pointCharacters: 2000,
  aboutCharacters: 400_000,
  lineCharacters: 300,
  /** Texts of a type that come in variants: posts, headlines and ads. */
  variants: 3,
} as const

/** Work of endpoints on drafts. */
export const REWRITING = {
  /** Tries for other words of one part. */
  attempts: 20,
  /** The longest stretch that is rewritten at once. */
  characters: 8000,
  /** Further rounds in which a model lengthens a short text. */
  rounds: 2,
  /** The longest answer that is read, and the longest line of it. */
  answerCharacters: 200_000,
  lineCharacters: 20_000,
  partsOfAnswer: 120,
  sentencesOfPart: 40,
} as const

/** Limits of deliveries. */
export const DELIVERIES = {
  /** Deliveries of one draft that are kept; older ones are deleted. */
  kept: 100,
  addressCharacters: 320,
  keyCharacters: 100,
  values: 30,
  valueCharacters: 100_000,
  errorCharacters: 1000,
  /** A delivery that did not end in this time was interrupted. */
  minutes: 5,
} as const

/** Limits of a reader's own templates. */
export const TEMPLATES = {
  kept: 200,
  nameCharacters: 200,
  descriptionCharacters: 2000,
} as const
