/**
 * Limits on input from strangers, and on the cost of reading it: one constant a surface, named with its unit.
 * SECURITY.md shows these very numbers, and a test compares the two.
 */

/** Requests to the web server. A document of a profile has room in a body, also written in base64. */
export const REQUEST = {
  bodyBytes: 20_000_000,
  /** Bytes of a body that is too large which are passed over, for the sender to hear of it. */
  passedOverBytes: 200_000_000,
  timeMs: 60_000,
} as const

/** The second listener, where strangers ask for apps and sites of readers; a client is an address, or a network of IPv6. */
export const SITES = {
  headerBytes: 16 * 1024,
  headers: 100,
  bodyBytes: 1_000_000,
  /** Bodies of all requests in hand. */
  bodiesTogetherBytes: 16_000_000,
  connections: 512,
  connectionsOfClient: 64,
  /** New ones, of all clients that are no trusted proxy. */
  connectionsPerSecond: 100,
  /** Begun and not answered yet, those that wait included. */
  inHand: 256,
  inHandOfClient: 100,
  /** Requests that are with the areas; others wait. */
  atOnce: 16,
  /** Answers that go on, such as event streams. */
  openAnswers: 128,
  openAnswersOfClient: 12,
  requestsPerSecond: 200,
  requestsPerMinuteOfClient: 1200,
  headersMs: 10_000,
  requestMs: 30_000,
  answerMs: 30_000,
  /** Time without a byte in either direction. */
  idleMs: 60_000,
  memoryBytes: 128 * 1024 * 1024,
} as const

/** Inputs of operations; schemas state these limits, and the OpenAPI document with them. */
export const INPUT = {
  idCharacters: 200,
  nameCharacters: 200,
  addressCharacters: 2000,
  sourceNameCharacters: 2000,
  searchCharacters: 1000,
  instructionsCharacters: 5000,
  /** Words of topics, folders and rules. */
  wordCharacters: 200,
  wordsInList: 100,
  /** Sources that are named or chosen together, and entries of an article. */
  thingsInList: 10_000,
  filesAtOnce: 20,
} as const

/** Answers of other servers; the time holds for the whole exchange, with its redirects. */
export const FETCH = {
  bytes: 10_000_000,
  /** Bytes of a body that are read before it waits for its share of the room for all feeds in hand. */
  freeBytes: 1_000_000,
  togetherBytes: 24_000_000,
  timeMs: 20_000,
  redirects: 5,
  /** Read of a redirect for the sake of its connection, which is closed when there is more. */
  redirectBytes: 64 * 1024,
  redirectTimeMs: 1000,
  /** Set by redirects and sent back within the request; each is dropped when it is longer. */
  cookies: 20,
  cookieCharacters: 4096,
  headerBytes: 64 * 1024,
  /** Answers before the answer (1xx). */
  hints: 20,
  /** At once, to one origin; further requests wait. */
  connections: 2,
  /** Kept for a next request: all together, and how long each. */
  idleConnections: 64,
  idleMs: 4000,
} as const

/** The robots.txt of a site, and what of it is kept for us. */
export const ROBOTS = {
  /** The first part of a longer file, which counts (RFC 9309 asks for as much). */
  bytes: 500 * 1024,
  timeMs: 10_000,
  rules: 5000,
  ruleCharacters: 1000,
  ruleCharactersTogether: 100_000,
  /** Together, of rules with wildcards, whose matching is not linear. */
  wildCharacters: 20_000,
  /** Characters of an address that are matched. */
  pathCharacters: 2000,
  crawlDelayMs: 60_000,
  keptMs: 24 * 3_600_000,
  /** A file that cannot be read for longer than this is none. */
  lostMs: 30 * 24 * 3_600_000,
  origins: 2000,
} as const

/** One reading of a feed, page, mail, list, document or picture, in the process that may be ended. */
export const READING = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: 512 * 1024 * 1024,
} as const

/** Sound and videos of publishers that are played through this server, a part at a time; nothing of them is stored. */
export const MEDIA = {
  /** The first part, for which whoever pressed play is waiting; and each part that follows. */
  firstPartBytes: 512 * 1024,
  partBytes: 2 * 1024 * 1024,
  /** A part from a server that always begins from the start. */
  wholePartBytes: 16 * 1024 * 1024,
  partMs: 60_000,
  bytes: 4_000_000_000,
  /** A file whose server sends no parts: each part of it costs all that is before. */
  wholeBytes: 500_000_000,
  /** Recordings are counted by one host after another before they come. */
  redirects: 12,
  /** Parts that one process fetches; others are asked for again. */
  atOnce: 12,
} as const

/** Recordings that sources publish with their entries. */
export const EPISODES = {
  /** On one page of the list; of each source, so many of the newest are looked at for it. */
  listed: 50,
  /** The newest episodes of a serial, which are put into their order. */
  ordered: 2000,
  /** The newest episodes of a source, and their days, among which those that were not heard are counted. */
  counted: 100,
  countedDays: 30,
  /** Episodes that wait for one reader to hear them. */
  queued: 500,
  /** The most entries that are heard at once. */
  marked: 10_000,
  /** A list of chapters or a transcript, fetched when somebody opens it. */
  besideBytes: 5_000_000,
  besideMs: 10_000,
} as const

/** A search for a reader's patterns in texts, in the process that may be ended. */
export const MATCHING = {
  cpuMs: 5000,
  wallMs: 30_000,
  memoryBytes: 256 * 1024 * 1024,
  /** Steps of a compiled expression. RE2 has 131,072 for its 8 MB, with which one text would take 5 s. */
  patternSteps: 1000,
  /** Steps of an expression, times characters of a text: about 2 ms. */
  stepsToFind: 60_000,
  /** A condition may take so long for what it needs once, and for each text. */
  firstMs: 50,
  textMs: 2,
  /** Then others get a turn. */
  goMs: 250,
  /** A preview, and the rules of one reader when news is written. */
  lookMs: 2000,
} as const

/** One run of JavaScript that a reader or a stranger wrote, in a process that may be ended. */
export const SANDBOX = {
  /** Processor time, where whoever runs it says nothing else; waiting for answers takes none. */
  cpuMs: 1000,
  /** Past that time, for a step that nothing can interrupt but the end of its process. */
  graceMs: 500,
  wallMs: 60_000,
  /** Memory of the machine of one run, and of the process that holds one after another. */
  memoryBytes: 32 * 1024 * 1024,
  processBytes: 256 * 1024 * 1024,
  /** Processes at once, which one web server or worker has, and runs that wait for one. */
  processes: 2,
  waiting: 100,
  idleMs: 60_000,
  sourceCharacters: 1_000_000,
  inputCharacters: 4_000_000,
  resultCharacters: 1_000_000,
  /** Questions to the hub, where whoever runs it says nothing else. */
  questions: 50,
  questionNameCharacters: 100,
  questionCharacters: 1_000_000,
  answerCharacters: 1_000_000,
  /** Lines that it writes, each of so many characters. */
  logLines: 200,
  logCharacters: 2000,
  /** Words of an error. */
  wordCharacters: 500,
} as const

/** The sentence model that an owner sets up, in the process that may be ended. */
export const SENTENCES = {
  /** Processor time of one batch of texts, or of one search; the model is read with the first. */
  cpuMs: 60_000,
  /** It comes last, so on a busy machine seconds of its time take minutes. */
  wallMs: 10 * 60_000,
  memoryBytes: 1024 * 1024 * 1024,
  modelBytes: 100_000_000,
  vocabularyBytes: 5_000_000,
  /** Time to download one file of it; npm has as long for the runtime. */
  fetchMs: 10 * 60_000,
  /** The runtime as it comes packed; and each of the three files that are taken out. */
  runtimePackedBytes: 60_000_000,
  runtimeBytes: 30_000_000,
  /** Characters that are read of an article, and pieces that are read of those. */
  textCharacters: 600,
  pieces: 128,
  /** The newest articles that get a vector. */
  articles: 20_000,
  /** A search waits for its own. */
  searchMs: 10_000,
} as const

/** JSON that others wrote: feeds, answers, data in pages, requests. */
export const JSON_TEXT = {
  depth: 100,
  elements: 1_500_000,
} as const

/** Pages that an article is read out of; the largest of 181 news pages had two thirds of it. */
export const PAGE = {
  elements: 6_000,
  attributes: 500,
  depth: 256,
  references: 25_000,
  /** The name of an element itself. */
  nameCharacters: 100,
} as const

/** Mails to newsletter inboxes. */
export const MAIL = {
  bytes: 10 * 1024 * 1024,
  /** Lines of any length, and one more for each `bytesPerLine` bytes: each costs as much as a kilobyte. */
  lines: 20_000,
  bytesPerLine: 60,
  parts: 1000,
  /** Pictures and attachments that are kept of one; and all of them together. */
  files: 30,
  filesBytes: 8 * 1024 * 1024,
  timeMs: 3 * 60_000,
  recipients: 20,
  connections: 50,
} as const

/** Documents that a reader uploads to a profile. */
export const DOCUMENT = {
  bytes: 10_000_000,
} as const

/** Files that a reader uploads, whatever for; each fits into an archive. */
export const FILES = {
  bytes: 10_000_000,
  /** Files of one reader, all together; the same content twice counts once. */
  quotaBytes: 1_000_000_000,
  nameCharacters: 200,
} as const

/** Files on their way to the server. */
export const UPLOADS = {
  /** Begun and not used, of one reader. */
  open: 20,
  togetherBytes: 500_000_000,
  /** A part that is sent at once. */
  partBytes: 20_000_000,
  keptHours: 24,
  nameCharacters: 500,
} as const

/** Lists of feeds that a reader imports. Inside of JSON, quotes and line ends take twice the room. */
export const OPML = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  feeds: 20_000,
} as const

/** Files of profiles that a reader imports; what each holds is bounded as when it is typed in. */
export const PROFILES = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  profiles: 200,
  filesEach: 500,
  linksEach: 500,
  nameCharacters: 500,
  urlCharacters: 10_000,
  textCharacters: 200_000,
} as const

/** Archives that a hub is restored from. A hub with ten million entries has room in one. */
export const ARCHIVE = {
  packedBytes: 20_000_000_000,
  unpackedBytes: 200_000_000_000,
  /** Times that any stretch of `stretchBytes` may be larger than it is packed: zeros come to a thousand, news to fifteen. */
  ratio: 200,
  stretchBytes: 32_000_000,
  manifestBytes: 1_000_000,
  /** A part of a table ends with the row that fills it, so it may hold one large row and some more. */
  partBytes: 128_000_000,
  /** Each part but the last of its table has at least these. */
  leastPartBytes: 1_000_000,
  parts: 100_000,
  rowBytes: 64_000_000,
  rows: 300_000_000,
  files: 150_000,
  fileBytes: 10_000_000,
  /** Blocks of zeros behind the last file, which fill up a tape. */
  paddingBytes: 1_000_000,
  textCharacters: 20_000_000,
  listItems: 100_000,
  jsonDepth: 32,
} as const

/**
 * Passwords that are wrong. An address counts for itself, and so does a browser that signed in before;
 * addresses that nobody signed in from count together as well, for each account.
 */
export const SIGN_IN = {
  freeTries: 5,
  /** Tries of one address or browser, at all accounts that have a name together. */
  namesTries: 10,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /** Tries of all unknown addresses together; after them one more each `strangersWaitMs`. */
  strangersTries: 20,
  strangersWaitMs: 60_000,
  forgetMs: 24 * 60 * 60_000,
  /** Days for which an address stays known after somebody signed in from it, and a browser. */
  knownAddressDays: 30,
  knownBrowserDays: 365,
  /** Tries that one process looks at at once, and that may wait for that. */
  atOnce: 2,
  waiting: 100,
  busyWaitMs: 5000,
  /** Cookies of one name that are looked at; browsers keep about 180 for a host. */
  cookies: 200,
} as const

/** Readers, their credentials, and the ways in which people become one. */
export const READERS = {
  /** People who wait to be let in. */
  newcomers: 100,
  /** Readers who can sign in, and invitations that wait. */
  most: 1000,
  mostInvitations: 100,
  invitationDays: 7,
  signInNameCharacters: 100,
  passwordLeastCharacters: 12,
  passwordCharacters: 256,
  /**
   * The part of a password that is rated for how easily it is guessed; the time for that grows faster than the
   * length.
   */
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

/** Programs with a token of their own. */
export const API_TOKENS = {
  /** Requests with one token, counted by each process. */
  requestsPerMinute: 600,
  /** Tokens of one reader. */
  most: 100,
} as const

/** Feed readers by the Google Reader API and the Fever API. */
export const READER_CLIENTS = {
  /**
   * Requests with one token, counted by each process. newsboat asks once for each source, and a first sync of 100,000
   * items by Fever takes 2,000 requests.
   */
  requestsPerMinute: 6000,
  bodyBytes: 2_000_000,
  /** Ids in one answer, or marked together. */
  ids: 10_000,
  /** Items with their texts in one answer. */
  texts: 1000,
  /** Starred together: each is learnt from. */
  stars: 250,
  labelCharacters: 60,
  /** Labels of items, changed together. */
  labelsTogether: 10,
  /** Different ones of a reader, as long as no rule gives more. */
  labels: 1000,
} as const

/** Answers and pictures that a browser keeps for reading without a network, and writes that wait in it. */
export const OFFLINE = {
  /** The newest of a reader, and the newest of what they saved. */
  newestArticles: 500,
  savedArticles: 1000,
  /** Pictures of those articles, all together; saved ones come first. */
  pictureBytes: 150_000_000,
  /** Other answers, such as lists that were looked at. */
  answers: 300,
  /** Articles that are asked for at once. */
  articlesAtOnce: 20,
  /** Days for which the server remembers which writes it has carried out, and when they were decided on. */
  rememberedDays: 90,
  keyCharacters: 100,
} as const

/** Assistants that ask by MCP: what one message and one answer may hold. */
export const MCP = {
  bodyBytes: 256 * 1024,
  /** Articles in one answer, however many are asked for. */
  articles: 50,
  /** Sentences of an article, in the answer that holds it whole. */
  sentences: 60,
  sources: 40,
  passageCharacters: 600,
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
  /** Memory of the process that makes one. */
  memoryBytes: 700 * 1024 * 1024,
  makingMs: 30 * 60_000,
  /** Sound of one sentence that an endpoint speaks. */
  spokenBytes: 20_000_000,
  speakingMs: 60_000,
  pictures: 24,
  /** Articles of one piece. */
  articles: 24,
  /** Among so many of the newest the most important are looked for; of a time, among more. */
  newest: 400,
  newestOfTime: 20_000,
  /** Articles for which the outlets that reported within the time are counted. */
  counted: 150,
  /** Reports that are read of one of many articles; of a single one, all are read. */
  reportsOfMany: 16,
  /** The part of a report that is read; text behind it is rarely news, and never comes to word. */
  reportCharacters: 20_000,
} as const

/** Pages that a reader saves, and what they import from other programs. */
export const SAVED = {
  /** Bookmarks of one reader. */
  bookmarks: 100_000,
  /** Tags of one bookmark. */
  tags: 50,
  tagCharacters: 100,
  titleCharacters: 500,
  /** A note that a reader writes to a bookmark. */
  noteCharacters: 5000,
  pictures: 40,
  /** Pictures of one reader, as they are kept; the same picture twice counts once. */
  pictureBytes: 2_000_000_000,
  /** A file that is imported. In base64 it takes a third more. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** Contents of a packed file, all together. */
  unpackedBytes: 150_000_000,
  importBookmarks: 50_000,
  /** Bookmarks of a file that are left out and named one by one; further ones are only counted. */
  importLeftOut: 5000,
  /** Texts that a file brings along, all together; what comes behind them is fetched. */
  importTextCharacters: 40_000_000,
  /** Files of one reader that were read and not imported. */
  waitingImports: 3,
  /** Days for which a bookmark that was deleted can be had back. */
  undoDays: 1,
} as const

/** Notes and highlights of readers. */
export const NOTES = {
  /** Notes of one reader. */
  most: 100_000,
  titleCharacters: 500,
  textCharacters: 2_000_000,
  tags: 50,
  tagCharacters: 100,
  quoteCharacters: 5000,
  /** On each side of a passage. */
  contextCharacters: 200,
  /** A file that is imported. In base64 it takes a third more. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** Contents of a packed folder, all together. */
  unpackedBytes: 150_000_000,
  importNotes: 20_000,
  fileNameCharacters: 500,
  frontMatterCharacters: 40_000,
  /** Days for which a note that was deleted can be had back. */
  undoDays: 1,
} as const

/** The public ranking of models, as it is fetched. */
export const LEADERBOARD = {
  /** A copy is as old as this before it is fetched again. */
  hours: 6,
  models: 1000,
  columns: 500,
  textCharacters: 300,
  pageBytes: 5_000_000,
  /** All pages together. */
  timeMs: 45_000,
} as const

/** Hubs that readers share by a link. */
export const SHARES = {
  /** Requests for one link, counted by each process. */
  requestsPerMinute: 1200,
  /** On one page, and in one feed. */
  articles: 20,
  feedArticles: 50,
  /** Folders are looked for among so many of the newest. */
  newestArticles: 1000,
  /** Made pages and feeds that one process keeps, and how long each. */
  keptPages: 100,
  keptMs: 30_000,
} as const

/** Questions to models. An answer is at most so long; what comes as a stream is bounded event by event, too. */
export const MODELS = {
  /** Several thousand sentences, or a thousand embeddings of a large model as text. */
  answerBytes: 20_000_000,
  /** One event of a stream, which holds a word or the input of a tool. */
  eventBytes: 2 ** 20,
  /** The longest silence within a stream. */
  betweenMs: 30_000,
  /** Questions in one talk with tools. */
  turns: 12,
  /** Calls of tools that are carried out of one turn. */
  calls: 8,
  /** The part of a tool's result that a model is told. */
  resultCharacters: 20_000,
} as const

/** Conversations with the assistant. */
export const ASSISTANT = {
  titleCharacters: 200,
  /** Threads of one reader. */
  threads: 5000,
  /** Turns of one thread. */
  turns: 500,
  /** Questions of one reader that are answered at once. */
  answering: 3,
  /** Steps in which a model asks for something before it has to answer. */
  steps: 8,
  answeringMs: 180_000,
  /** Sources that tools gave a model, in one question to it. */
  sources: 24,
  /** Days for which a thread that was deleted can be had back. */
  undoDays: 1,
} as const

/** Events that are sent to programs of the reader. */
export const WEBHOOKS = {
  /** Webhooks of one reader. */
  most: 50,
  /** For one webhook; what comes after them is left out, and it says so. */
  waiting: 1000,
  timeMs: 10_000,
  /** The part of an answer that is read; nothing of it is kept. */
  answerBytes: 64 * 1024,
  /** Webhooks that a worker sends to at once. */
  atOnce: 8,
  formerSecretHours: 24,
} as const

/** What happens, for those that listen to it. */
export const HAPPENINGS = {
  /** Reports that are older are no news. */
  newsHours: 48,
  /** Things that a listener was not told of for so long are new to it again. */
  knownDays: 30,
} as const

/** Figures by minute, of whatever an area counts. */
export const FIGURES = {
  /** Things of one reader that are told apart by a process; more are counted together. */
  subjects: 200,
  subjectCharacters: 100,
  /** Sums in the memory of a process while the database does not answer. */
  waiting: 5000,
  minutesKeptHours: 24,
  hoursKeptDays: 30,
} as const

/** Workflows of readers: what they are made of, and what their runs fill in. */
export const FLOW = {
  steps: 500,
  /** Steps inside of steps. */
  depth: 12,
  /** Cases of one "if". */
  cases: 20,
  /** Rounds of one "each"; items behind them are left out, and its result says how many. */
  rounds: 1000,
  /** Steps that one run carries out, those of all rounds together. */
  stepsOfRun: 10_000,
  /** Fields of one step, and values in one of them. */
  fields: 100,
  values: 1000,
  valueDepth: 8,
  textCharacters: 50_000,
  conditions: 50,
  /** Names behind one another in a reference. */
  pathParts: 20,
  /** All texts of a step together, as they are filled in. */
  filledCharacters: 1_000_000,
  /** Fields that are offered of one example, and how deep it is looked into. */
  offeredFields: 300,
  offeredDepth: 6,
  waitDays: 30,
  /** A file that is imported, of ours or of n8n. */
  fileCharacters: 5_000_000,
  importedNodes: 500,
} as const

/** Messages on their way out of the hub, whoever sends them. */
export const OUTBOX = {
  aboutCharacters: 300,
  keptDays: 30,
  waitingDays: 7,
} as const

/** Long work of any area, with its steps and what it waits for. */
export const RUNS = {
  questionCharacters: 1000,
  answers: 10,
  answerCharacters: 200,
  waitDays: 400,
  /** Input and output of one step, as JSON. */
  stepBytes: 256_000,
  pathCharacters: 200,
  causeCharacters: 300,
  /** A cause that is older begins its run anew. */
  causesKeptDays: 400,
  logLines: 200,
  logLineCharacters: 500,
  /** Runs that have ended, kept of each kind for each reader where the kind names no number. */
  kept: 100,
} as const

/** Accounts of other services that a reader connects. */
export const ACCOUNTS = {
  /** Accounts of one reader. */
  most: 50,
  fields: 12,
  valueCharacters: 4000,
  /** For one check or one message, with all its requests. */
  timeMs: 15_000,
  answerBytes: 1_000_000,
  /** Due ones that a worker checks in one go, and of those at once. */
  checkedInARow: 40,
  checkedAtOnce: 4,
  longestBackOffHours: 24,
  /** A removed one can be restored for so long. */
  undoMinutes: 60,
  /** A text that an action is given. */
  inputCharacters: 100_000,
  /** The beginning of an answer, as it is shown. */
  detailsCharacters: 4000,
  /** The words of a failure. */
  wordsCharacters: 1000,
  /** An answer that is read as JSON, and a token in one. */
  jsonBytes: 100_000,
  tokenCharacters: 8000,
  /** Headers of one request. */
  headers: 20,
  /** Parts of the hub that one is kept for. */
  users: 100,
  /** One that does not work is tried by nobody but its reader for so long. */
  failingWaitMs: 60_000,
} as const

/** Articles for a profile that are posted to a channel. */
export const PROFILE_POSTS = {
  /** Between two messages to one channel. */
  apartMs: 3_600_000,
  /** One message, and the articles that it names. */
  characters: 2000,
  articles: 8,
  /** Older articles are no news. */
  newsHours: 48,
  keptDays: 7,
  /** Channels that one job queues messages for, and those that a worker posts to at once. */
  inARow: 50,
  atOnce: 4,
} as const

/** Mails that the hub hands over to the mail server of a reader. */
export const MAIL_OUT = {
  hostCharacters: 253,
  addressCharacters: 320,
  passwordCharacters: 500,
  subjectCharacters: 300,
  /** The body of one mail, as HTML and as text. */
  bodyCharacters: 500_000,
  connectMs: 10_000,
  /** Time without a word from the server. */
  silentMs: 20_000,
  /** All of it, from connecting to the last answer. */
  timeMs: 60_000,
  /** One answer of the server, and the part of it that is shown. */
  answerBytes: 64 * 1024,
  answerCharacters: 300,
} as const

/** Notifications, and what carries them to a reader. */
export const NOTIFICATIONS = {
  /** For one receiver, that wait to be sent; what comes after them stands in the panel alone. */
  waiting: 500,
  /** Messages that a worker sends at once. */
  atOnce: 8,
  /** Articles that are older are no news, and are told of in the panel alone. */
  newsHours: 48,
  /** The highest cap that a reader can set for one subject. */
  mostPerHour: 60,
  /** Devices of one reader with push messages. */
  devices: 20,
  messageMs: 10_000,
  answerBytes: 64 * 1024,
} as const

/** Recaps that come by themselves. */
export const BRIEFINGS = {
  /** Schedules of one reader. */
  schedules: 50,
} as const

/** Rules of readers for finding the article on the pages of one site. */
export const SITE_RULES = {
  rules: 2000,
  /** Selectors that take, and as many that drop. */
  selectors: 30,
  selectorCharacters: 300,
  fileCharacters: 1_000_000,
  /** Kept for a few minutes while a reader looks at them. */
  keptPages: 12,
  pageBytes: 5_000_000,
} as const

/** Room that fetching leaves on a disk, so that the database can go on and things can be deleted. */
export const DISK = {
  reserveBytes: 256 * 1024 * 1024,
  /** The share of a small disk that is enough, but never less than the database needs to go on. */
  reserveShare: 0.05,
  leastReserveBytes: 48 * 1024 * 1024,
} as const

/** An S3-compatible store of files: what is waited for, and what is believed of it. */
export const STORE = {
  connectMs: 5000,
  /** Time without a word from it. */
  silentMs: 15_000,
  /** One request with its answer. */
  requestMs: 60_000,
  /** An archive on its way here. */
  downloadMs: 4 * 3_600_000,
  /** Tries of a request that failed in a way that passes. */
  tries: 3,
  partBytes: 16_000_000,
  /** Bytes read at once of a file that is answered in pieces. */
  pieceBytes: 1024 * 1024,
  /** An answer with a list or an error. */
  answerBytes: 8_000_000,
  listed: 1_000_000,
  /** Pictures that are kept there for all machines; the oldest go first. */
  pictureBytes: 2_000_000_000,
} as const

/** Clocks that leap: how far is taken for an error, and how long it takes to believe one. */
export const CLOCK = {
  skewMinutes: 10,
  longestOffDays: 7,
  believedAfterHours: 24,
} as const

/** HTML of entries: what is longer is cut, what is deeper leaves its words alone. */
export const MARKUP = {
  characters: 400_000,
  textCharacters: 200_000,
  mailCharacters: 1_000_000,
  /** The depth at which browsers stop to nest. */
  depth: 512,
  /** Pictures in the answer for one entry; others are said in words. */
  pictures: 500,
  /** Tables in the answer for one entry that scroll by themselves. */
  tables: 100,
  /** Embeds with a player in the answer for one entry; others are links. */
  embeds: 50,
} as const
