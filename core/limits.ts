/**
 * Limits on input from strangers, and on the cost of reading it: one constant for each surface,
 * with units in the names. Limits that several areas share are here; others are in the `limits.ts`
 * of their area or folder. A test compares all of them with the numbers in SECURITY.md.
 */

/** Requests to the web server. A document of a profile has room in a body, also written in base64. */
export const REQUEST = {
  bodyBytes: 20_000_000,
  /**
   * Bytes of a body above its limit that are read and dropped, so that the sender receives the
   * refusal.
   */
  passedOverBytes: 200_000_000,
  timeMs: 60_000,
} as const

/** Inputs of operations; schemas state these limits, and the OpenAPI document with them. */
export const INPUT = {
  idCharacters: 200,
  nameCharacters: 200,
  addressCharacters: 2000,
  sourceNameCharacters: 2000,
  searchCharacters: 1000,
  instructionsCharacters: 5000,
  /** Characters of one word or phrase of a topic, folder or rule. */
  wordCharacters: 200,
  wordsInList: 100,
  /** Sources that are named or chosen together, and entries of an article. */
  thingsInList: 10_000,
  filesAtOnce: 20,
} as const

/** Answers of other servers; the time holds for the whole exchange, with its redirects. */
export const FETCH = {
  bytes: 10_000_000,
  /**
   * Bytes of a body that are read before the rest must wait for a share of the memory for all
   * feeds.
   */
  freeBytes: 1_000_000,
  togetherBytes: 24_000_000,
  timeMs: 20_000,
  redirects: 5,
  /**
   * The most bytes of a redirect's body that are read so that its connection can be reused; a
   * longer body closes the connection.
   */
  redirectBytes: 64 * 1024,
  redirectTimeMs: 1000,
  /**
   * The most cookies that redirects may set for the rest of the request; longer ones are dropped.
   */
  cookies: 20,
  cookieCharacters: 4096,
  headerBytes: 64 * 1024,
  /** Interim responses (1xx). */
  hints: 20,
  /** The most connections to one origin at a time; further requests wait. */
  connections: 2,
  /** The most idle connections kept for later requests, and how long each is kept. */
  idleConnections: 64,
  idleMs: 4000,
} as const

/** Matching of a reader's patterns, in a process that can be killed. */
export const MATCHING = {
  cpuMs: 5000,
  wallMs: 30_000,
  memoryBytes: 256 * 1024 * 1024,
  /** The most steps of a compiled expression. RE2 allows 131,072 in its 8 MB, with which one text would take 5 s. */
  patternSteps: 1000,
  /** Steps of an expression, times characters of a text: about 2 ms. */
  stepsToFind: 60_000,
  /** The time that a condition may take to be prepared, and then for each text. */
  prepareMs: 50,
  textMs: 2,
  /** The time that texts are matched at a stretch, before other work gets a turn. */
  sliceMs: 250,
  /** The time of a whole preview, and of one reader's rules when news is written. */
  totalMs: 2000,
} as const

/** The sentence model that an owner sets up; it runs in a process that can be killed. */
export const SENTENCES = {
  /** Processor time of one batch of texts, or of one search; the model is read with the first. */
  cpuMs: 60_000,
  /** Time on the clock. The process has a low priority, so on a busy machine seconds of its work take minutes. */
  wallMs: 10 * 60_000,
  memoryBytes: 1024 * 1024 * 1024,
  modelBytes: 100_000_000,
  vocabularyBytes: 5_000_000,
  /** The time to download one file of the model; npm has as long for the runtime. */
  fetchMs: 10 * 60_000,
  /** The size of the packed runtime, then of each of the three files that are unpacked from it. */
  runtimePackedBytes: 60_000_000,
  runtimeBytes: 30_000_000,
  /** Characters that are read of an article, and pieces that are read of those. */
  textCharacters: 600,
  pieces: 128,
  /** The newest articles that get a vector. */
  articles: 20_000,
  /** The time that a search waits for the embedding of its own text. */
  searchMs: 10_000,
} as const

/** JSON that others wrote: feeds, answers, data in pages, requests. */
export const JSON_TEXT = {
  depth: 100,
  elements: 1_500_000,
} as const

/** Files that a reader uploads for any purpose; each fits into an archive. */
export const FILES = {
  bytes: 10_000_000,
  /** Files of one reader, all together; the same content twice counts once. */
  quotaBytes: 1_000_000_000,
  nameCharacters: 200,
} as const

/**
 * Wrong passwords. Tries are counted for each address, and for each browser that signed in before;
 * addresses that nobody signed in from are also counted together, for each account.
 */
export const SIGN_IN = {
  freeTries: 5,
  /** Tries of one address or browser, for all account names together. */
  namesTries: 10,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /** Tries of all unknown addresses together; after that, one more every `strangersWaitMs`. */
  strangersTries: 20,
  strangersWaitMs: 60_000,
  forgetMs: 24 * 60 * 60_000,
  /** Days for which an address or a browser stays known after somebody signed in from it. */
  knownAddressDays: 30,
  knownBrowserDays: 365,
  /** The number of tries that one process checks at a time, and the number that may wait. */
  atOnce: 2,
  waiting: 100,
  busyWaitMs: 5000,
  /** Cookies of one name that are looked at; browsers keep about 180 for a host. */
  cookies: 200,
} as const

/** Readers, their credentials, and the ways to become a reader. */
export const READERS = {
  /** People who wait for an owner to let them in. */
  newcomers: 100,
  /** Readers who can sign in, and invitations that wait. */
  most: 1000,
  mostInvitations: 100,
  invitationDays: 7,
  signInNameCharacters: 100,
  passwordLeastCharacters: 12,
  passwordCharacters: 256,
  /** The part of a password that is rated, because the time for that grows faster than the length. */
  guessedCharacters: 64,
  /** argon2id: what one hash costs, and how many one process makes at once. */
  hashMemoryBytes: 19 * 1024 * 1024,
  hashPasses: 2,
  hashesAtOnce: 2,
  hashesWaiting: 100,
  /** Passkeys of one reader. */
  mostPasskeys: 20,
  passkeyCharacters: 30_000,
  /** Time in which a challenge can be answered. */
  challengeMs: 5 * 60_000,
} as const

/** Programs with their own token. */
export const API_TOKENS = {
  /** Requests with one token, counted by each process. */
  requestsPerMinute: 600,
  /** Tokens of one reader. */
  most: 100,
} as const

/** Answers and pictures that a browser keeps for reading without a network, and writes that wait in it. */
export const OFFLINE = {
  /** The newest articles of a reader, and the newest of those that they saved. */
  newestArticles: 500,
  savedArticles: 1000,
  /** Pictures of those articles, all together; saved ones come first. */
  pictureBytes: 150_000_000,
  /** The most other answers, such as lists, that are kept. */
  answers: 300,
  /** The most articles in one request. */
  articlesAtOnce: 20,
  /** Days for which the server remembers which writes it has carried out, and when they were decided on. */
  rememberedDays: 90,
  keyCharacters: 100,
} as const

/** Pieces that are made of articles. */
export const NEWSROOM = {
  /** Jobs of one reader that wait or are being made. */
  waiting: 100,
  /** Jobs in the list of one reader. */
  jobs: 1000,
  programmes: 50,
  podcasts: 20,
  /** Size of a finished piece. */
  bytes: 1_000_000_000,
  /** Memory of the process that makes one archive. */
  memoryBytes: 700 * 1024 * 1024,
  jobMs: 30 * 60_000,
  /** Bytes of the sound of one sentence that an endpoint speaks. */
  spokenBytes: 20_000_000,
  speakingMs: 60_000,
  pictures: 24,
  /** The most articles of one piece. */
  articles: 24,
  /**
   * The newest articles among which the most important are chosen; with a period, more are looked
   * at.
   */
  newest: 400,
  newestOfTime: 20_000,
  /** Articles for which the outlets that reported within the time are counted. */
  counted: 150,
  /**
   * The most reports that are read of each article if a piece has several; of a single article, all
   * are read.
   */
  reportsOfMany: 16,
  /** The part of a report that is read; text after it is rarely news, and is never quoted. */
  reportCharacters: 20_000,
} as const

/** Happenings and their listeners. */
export const HAPPENINGS = {
  /** Reports that are older are not news. */
  newsHours: 48,
  /** Days after which a listener is told of the same thing again. */
  knownDays: 30,
} as const

/** Outgoing messages of any kind. */
export const OUTBOX = {
  aboutCharacters: 300,
  keptDays: 30,
  waitingDays: 7,
} as const

/** Notifications and their channels. */
export const NOTIFICATIONS = {
  /** The most messages to one receiver that wait to be sent; further ones stand in the panel alone. */
  waiting: 500,
  /** Messages that a worker sends at once. */
  atOnce: 8,
  /** The age at which articles are no longer news, and are shown in the panel only. */
  newsHours: 48,
  /** The highest caps that a reader can set for one subject. */
  mostPerHour: 60,
  mostPerDay: 200,
  /** Devices of one reader with push messages. */
  devices: 20,
  messageMs: 10_000,
  answerBytes: 64 * 1024,
} as const

/**
 * Jumps of the clock: the difference that counts as an error, and the time after which it is
 * believed.
 */
export const CLOCK = {
  skewMinutes: 10,
  longestOffDays: 7,
  believedAfterHours: 24,
} as const
