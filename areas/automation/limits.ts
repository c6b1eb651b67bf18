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
  /** The answer to a request of a step. */
  answerBytes: 200_000,
  /** Entries that a step reads of a feed. */
  feedEntries: 50,
  /** A run that led to another one, and so on, this many times. */
  chain: 5,
  /** Runs that are carried out at once: in all, of a reader, of a workflow. */
  runsAtOnce: 8,
  runsOfReader: 4,
  runsOfWorkflow: 2,
  runsKept: 1000,
  runsKeptDays: 90,
  /** The most that an owner can let begin in a month, of each reader. */
  runsOfMonth: 100_000_000,
  questionCharacters: 1000,
  workflows: 500,
  triggers: 500,
  versionsKept: 200,
  /** Sample results of a workflow, or the facts that set a run going, as JSON. */
  exampleCharacters: 250_000,
} as const

/** Deliveries that set a trigger off: calls of a webhook, messages of a form, files and mails. */
export const DELIVERY = {
  bytes: 250_000,
  /** Of one network, counted before anything is read. */
  requestsPerMinute: 600,
  /** Taken by one trigger. */
  perMinute: 300,
  /** Taken at once by one process; others are told to come again. */
  inHand: 50,
  idCharacters: 200,
  headers: 40,
  headerCharacters: 1000,
  /** A signature that is older or younger is refused. */
  ageSeconds: 300,
  /** Without an id, an equal body is taken for a repetition for this long. */
  sameBodySeconds: 60,
  /** The sender waits for a "respond" step for this long. */
  answerMs: 10_000,
  /** Senders that wait at once, in one process; others are answered at once. */
  waiting: 20,
  shown: 50,
  kept: 500,
} as const

/** Forms that strangers fill in. */
export const FORM = {
  perHour: 60,
  mostPerHour: 600,
  perHourOfVisitor: 5,
  lineCharacters: 1000,
  textCharacters: 10_000,
  /** A message that is sent sooner was not written by a person. */
  soonestMs: 3000,
  latestHours: 24,
  links: 2,
  /** Equal messages in a day. */
  equal: 2,
} as const

/** Files that set workflows going: dropped on a page, or put into a folder of the server. */
export const DROP = {
  bytes: 10_000_000,
  headBytes: 4096,
  textCharacters: 100_000,
  lookMs: 3000,
  filesOfLook: 50,
} as const

/** The part of a mail that its workflows are told. */
export const TRIGGER_MAIL = {
  textCharacters: 100_000,
  files: 20,
} as const

/** Agents of readers, and conversations with them. */
export const AGENTS = {
  agents: 200,
  /** Actions that one may use, and topics that it knows. */
  actions: 60,
  topics: 50,
  documents: 50,
  documentBytes: 10_000_000,
  fileNameCharacters: 500,
  /** Passages of one document; the rest of it is left out, and its row says so. */
  passages: 400,
  passageCharacters: 800,
  /** Passages and sentences that one message is answered from. */
  found: 12,
  messageCharacters: 10_000,
  messages: 50,
  /** Calls of actions that one message leads to, and the input of one as JSON. */
  calls: 24,
  inputCharacters: 20_000,
  answerCharacters: 20_000,
  turns: 12,
  tokensOfDay: 10_000_000,
  conversationsKept: 1000,
  conversationsAtOnce: 4,
  conversationsOfReader: 3,
} as const
