/** Workflows of readers: their parts, and the values that runs fill in. */
export const FLOW = {
  steps: 500,
  /** Steps inside of steps. */
  depth: 12,
  /** Cases of one "if". */
  cases: 20,
  /** Rounds of one "each"; further items are left out, and its result says how many. */
  rounds: 1000,
  /** Steps that one run carries out, in all rounds together. */
  stepsOfRun: 10_000,
  /** Fields of one step, and values in one of them. */
  fields: 100,
  values: 1000,
  valueDepth: 8,
  textCharacters: 50_000,
  conditions: 50,
  /** Parts of a reference. */
  pathParts: 20,
  /** The length of all filled-in texts of a step. */
  filledCharacters: 1_000_000,
  /** Fields that are offered of one example, and the depth to which it is searched. */
  offeredFields: 300,
  offeredDepth: 6,
  waitDays: 30,
  /** The size of an imported file, of ours or of n8n. */
  fileCharacters: 5_000_000,
  importedNodes: 500,
  /** The answer to a request of a step. */
  answerBytes: 200_000,
  /** Entries that a step reads of a feed. */
  feedEntries: 50,
  /** The length of a chain of runs that each led to the next. */
  chain: 5,
  /** Runs that are carried out at once: in all, of a reader, of a workflow. */
  runsAtOnce: 8,
  runsOfReader: 4,
  runsOfWorkflow: 2,
  runsKept: 1000,
  runsKeptDays: 90,
  /** The highest limit of runs in a month that an owner can set for each reader. */
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
  /** Requests from one network, counted before anything is read. */
  requestsPerMinute: 600,
  /** Deliveries that one trigger takes. */
  perMinute: 300,
  /** Deliveries that one process handles at once; further senders are told to come again. */
  inHand: 50,
  idCharacters: 200,
  headers: 40,
  headerCharacters: 1000,
  /** A signature that is older than this, or from the future by as much, is refused. */
  ageSeconds: 300,
  /** Without an id, an equal body counts as a repetition for this long. */
  sameBodySeconds: 60,
  /** The time for which the sender waits for a "respond" step. */
  answerMs: 10_000,
  /** Senders that wait in one process; further ones are answered at once. */
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
  /** A message that is sent sooner was not typed by a person. */
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

/** The part of a mail that is passed to its workflows. */
export const TRIGGER_MAIL = {
  textCharacters: 100_000,
  files: 20,
} as const

/** Agents of readers, and conversations with them. */
export const AGENTS = {
  agents: 200,
  /** Actions that one agent may use, and topics that it knows. */
  actions: 60,
  topics: 50,
  documents: 50,
  documentBytes: 10_000_000,
  fileNameCharacters: 500,
  /** Passages of one document; further ones are left out, and its row says so. */
  passages: 400,
  passageCharacters: 800,
  /** Passages and sentences that are found for one message. */
  found: 12,
  messageCharacters: 10_000,
  messages: 50,
  /** Calls of actions for one message, and the input of one as JSON. */
  calls: 24,
  inputCharacters: 20_000,
  answerCharacters: 20_000,
  turns: 12,
  tokensOfDay: 10_000_000,
  conversationsKept: 1000,
  conversationsAtOnce: 4,
  conversationsOfReader: 3,
} as const
