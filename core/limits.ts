/**
 * The limits of input from strangers, and of the cost of reading it: one constant for each kind of
 * input, with units in the names. Limits that several areas share are here; others are in the
 * `limits.ts` of their area or folder. A test compares all of them with the numbers in SECURITY.md.
 */

/**
 * The limits of requests to the web server. A document of a profile fits into a body, even in
 * base64.
 */
export const REQUEST = {
  bodyBytes: 20_000_000,
  /**
   * The most bytes above the limit of a body that are read and dropped, so that the sender receives
   * the error.
   */
  passedOverBytes: 200_000_000,
  timeMs: 60_000,
} as const

/**
 * The limits of inputs of operations, which are stated in the schemas and in the OpenAPI document.
 */
export const INPUT = {
  idCharacters: 200,
  nameCharacters: 200,
  addressCharacters: 2000,
  sourceNameCharacters: 2000,
  searchCharacters: 1000,
  instructionsCharacters: 5000,
  /** The most characters of one word or phrase of a topic, folder or rule. */
  wordCharacters: 200,
  wordsInList: 100,
  /**
   * The most sources that can be named or selected together, and the most entries of an article.
   */
  thingsInList: 10_000,
  filesAtOnce: 20,
} as const

/** The limits of answers from other servers. The time includes all redirects. */
export const FETCH = {
  bytes: 10_000_000,
  /**
   * The bytes of a body that can be read at once. To read more, it has to wait for a share of the
   * memory for all feeds.
   */
  freeBytes: 1_000_000,
  togetherBytes: 24_000_000,
  timeMs: 20_000,
  redirects: 5,
  /**
   * The most bytes of a redirect's body that are read, so that the connection can be reused. A
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
  /** The most interim responses (status 1xx). */
  hints: 20,
  /** The most connections to one origin at a time; further requests wait. */
  connections: 2,
  /** The most idle connections kept for later requests, and how long each is kept. */
  idleConnections: 64,
  idleMs: 4000,
} as const

/** The limits of matching readers' patterns, in a process that can be killed. */
export const MATCHING = {
  cpuMs: 5000,
  wallMs: 30_000,
  memoryBytes: 256 * 1024 * 1024,
  /**
   * The most steps of a compiled expression. RE2 would allow 131,072 steps in its 8 MB of memory,
   * and could then take 5 s for a single text.
   */
  patternSteps: 1000,
  /**
   * The most steps of an expression, times the characters of a text, for which the exact match is
   * looked for. This takes about 2 ms.
   */
  stepsToFind: 60_000,
  /** The time to prepare a condition, and the time to match it with one text. */
  prepareMs: 50,
  textMs: 2,
  /** The time for which texts are matched before other work gets a turn. */
  sliceMs: 250,
  /** The time of a whole preview, and of all rules of a reader when articles are written. */
  totalMs: 2000,
} as const

/**
 * The limits of the sentence model, which an owner sets up. It runs in a process that can be
 * killed.
 */
export const SENTENCES = {
  /** The processor time of one batch of texts or one search. The first one also loads the model. */
  cpuMs: 60_000,
  /**
   * The time on the clock. The process has a low priority, so on a busy machine a few seconds of
   * work may take minutes.
   */
  wallMs: 10 * 60_000,
  memoryBytes: 1024 * 1024 * 1024,
  modelBytes: 100_000_000,
  vocabularyBytes: 5_000_000,
  /** The time to download one file of the model; the runtime from npm has the same time. */
  fetchMs: 10 * 60_000,
  /** The most bytes of the compressed runtime, and of each of the three files in it. */
  runtimePackedBytes: 60_000_000,
  runtimeBytes: 30_000_000,
  /** The most characters of an article that are read, and the most word pieces of these. */
  textCharacters: 600,
  pieces: 128,
  /** The number of newest articles that get an embedding. */
  articles: 20_000,
  /** The time that a search waits for the embedding of its query. */
  searchMs: 10_000,
} as const

/** The limits of JSON that others wrote: feeds, answers, data in pages, requests. */
export const JSON_TEXT = {
  depth: 100,
  elements: 1_500_000,
} as const

/** The limits of files that a reader uploads. Each file also fits into an archive. */
export const FILES = {
  bytes: 10_000_000,
  /** The most bytes of all files of one reader; the same content twice counts once. */
  quotaBytes: 1_000_000_000,
  nameCharacters: 200,
} as const

/**
 * The limits of wrong passwords. Tries are counted for each address, and for each browser that
 * signed in before. All addresses from which nobody has signed in before are also counted together,
 * for each account.
 */
export const SIGN_IN = {
  freeTries: 5,
  /** The number of tries of one address or browser, for all account names together. */
  namesTries: 10,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /**
   * The number of tries of all unknown addresses together. After that, one more is allowed every
   * `strangersWaitMs`.
   */
  strangersTries: 20,
  strangersWaitMs: 60_000,
  forgetMs: 24 * 60 * 60_000,
  /**
   * The days for which an address or a browser counts as known after somebody signed in from it.
   */
  knownAddressDays: 30,
  knownBrowserDays: 365,
  /** The most tries that one process checks at a time, and the most that may wait. */
  atOnce: 2,
  waiting: 100,
  busyWaitMs: 5000,
  /** The most cookies of one name that are checked; browsers keep about 180 for a host. */
  cookies: 200,
} as const

/** The limits of readers, their credentials, and the ways to become a reader. */
export const READERS = {
  /** The most people who wait until an owner accepts them. */
  newcomers: 100,
  /** The most readers who can sign in, and the most open invitations. */
  most: 1000,
  mostInvitations: 100,
  invitationDays: 7,
  signInNameCharacters: 100,
  passwordLeastCharacters: 12,
  passwordCharacters: 256,
  /**
   * The characters of a password that are rated. The time to rate it grows faster than the length.
   */
  guessedCharacters: 64,
  /** The cost of one argon2id hash; the most hashes that one process makes at once, or queues. */
  hashMemoryBytes: 19 * 1024 * 1024,
  hashPasses: 2,
  hashesAtOnce: 2,
  hashesWaiting: 100,
  /** The most passkeys of one reader. */
  mostPasskeys: 20,
  passkeyCharacters: 30_000,
  /** The time in which a challenge has to be answered. */
  challengeMs: 5 * 60_000,
} as const

/** The limits of programs that have their own token. */
export const API_TOKENS = {
  /** The most requests with one token in a minute, counted by each process. */
  requestsPerMinute: 600,
  /** The most tokens of one reader. */
  most: 100,
} as const

/**
 * The limits of answers and pictures that a browser stores for reading without a network, and of
 * writes that wait in it.
 */
export const OFFLINE = {
  /** The number of newest articles that are stored, and that of saved ones. */
  newestArticles: 500,
  savedArticles: 1000,
  /** The most bytes of pictures of these articles. Pictures of saved articles come first. */
  pictureBytes: 150_000_000,
  /** The most other answers that are stored, such as lists. */
  answers: 300,
  /** The most articles in one request. */
  articlesAtOnce: 20,
  /**
   * The days for which the server remembers which writes it has carried out, and when they were
   * made.
   */
  rememberedDays: 90,
  keyCharacters: 100,
} as const

/** The limits of pieces that are made from articles. */
export const NEWSROOM = {
  /** The most jobs of one reader that wait or are running. */
  waiting: 100,
  /** The most jobs in the list of one reader. */
  jobs: 1000,
  programmes: 50,
  podcasts: 20,
  /** The most bytes of a finished piece. */
  bytes: 1_000_000_000,
  /** The memory of the process that makes a piece. */
  memoryBytes: 700 * 1024 * 1024,
  jobMs: 30 * 60_000,
  /** The most bytes of audio for one sentence that an endpoint speaks. */
  spokenBytes: 20_000_000,
  speakingMs: 60_000,
  pictures: 24,
  /** The most articles of one piece. */
  articles: 24,
  /**
   * The number of newest articles from which the most important are chosen. If a period is given,
   * more are considered.
   */
  newest: 400,
  newestOfTime: 20_000,
  /** The number of articles whose outlets are counted for a period. */
  counted: 150,
  /**
   * The most reports of each article that are read if a piece is about several articles. For a
   * single article, all are read.
   */
  reportsOfMany: 16,
  /**
   * The most characters of a report that are read. Text after them is rarely news, and is never
   * quoted.
   */
  reportCharacters: 20_000,
} as const

/** The limits of happenings and their listeners. */
export const HAPPENINGS = {
  /** The age in hours at which a report is no longer news. */
  newsHours: 48,
  /** The days after which a listener is notified of the same thing again. */
  knownDays: 30,
} as const

/** The limits of outgoing messages of any kind. */
export const OUTBOX = {
  aboutCharacters: 300,
  keptDays: 30,
  waitingDays: 7,
} as const

/** The limits of notifications and their channels. */
export const NOTIFICATIONS = {
  /**
   * The most messages to one receiver that wait to be sent. Further ones are shown only in the
   * panel.
   */
  waiting: 500,
  /** The most messages that a worker sends at a time. */
  atOnce: 8,
  /** The age in hours at which an article is no longer news. Then it is shown only in the panel. */
  newsHours: 48,
  /** The highest limits that a reader can set for the notifications of one subject. */
  mostPerHour: 60,
  mostPerDay: 200,
  /** The most devices of one reader that get push messages. */
  devices: 20,
  messageMs: 10_000,
  answerBytes: 64 * 1024,
} as const

/**
 * The limits of clock errors: the jump back that counts as one, the days off after which a clock is
 * doubted, and the hours after which it is believed again.
 */
export const CLOCK = {
  skewMinutes: 10,
  longestOffDays: 7,
  believedAfterHours: 24,
} as const
