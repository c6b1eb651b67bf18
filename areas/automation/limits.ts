/** Limits of workflows, their parts, and the values that runs fill in. */
export const FLOW = {
  steps: 500,
  /** The most levels of steps inside of steps. */
  depth: 12,
  /** The most cases of one "if". */
  cases: 20,
  /**
   * The most rounds of one "each". Further items are left out, and its result gives their number.
   */
  rounds: 1000,
  /** The most steps of one run, including all rounds of its loops. */
  stepsOfRun: 10_000,
  /** The most fields of one step, and the most values and levels of values in one field. */
  fields: 100,
  values: 1000,
  valueDepth: 8,
  textCharacters: 50_000,
  conditions: 50,
  /** The most parts of a reference. */
  pathParts: 20,
  /** The length of all filled-in texts of a step together. */
  filledCharacters: 1_000_000,
  /**
   * The most fields that are offered from one example, and the depth to which the example is
   * searched for them.
   */
  offeredFields: 300,
  offeredDepth: 6,
  waitDays: 30,
  /** The length of an imported file, of Synthwire or of n8n. */
  fileCharacters: 5_000_000,
  importedNodes: 500,
  /** The size of the answer to a step's request. */
  answerBytes: 200_000,
  /** The most entries that a step reads from a feed. */
  feedEntries: 50,
  /** The most runs in a chain in which each run started the next. */
  chain: 5,
  /**
   * The most runs that are carried out at the same time: in all, for one reader, and for one
   * workflow.
   */
  runsAtOnce: 8,
  runsOfReader: 4,
  runsOfWorkflow: 2,
  runsKept: 1000,
  runsKeptDays: 90,
  /** The highest monthly limit of runs that the owner can set for each reader. */
  runsOfMonth: 100_000_000,
  questionCharacters: 1000,
  workflows: 500,
  triggers: 500,
  versionsKept: 200,
  /** The length, as JSON, of a workflow's sample results or of the data that starts a run. */
  exampleCharacters: 250_000,
} as const

/** Limits of deliveries that fire a trigger: calls to a webhook, form messages, files and mails. */
export const DELIVERY = {
  bytes: 250_000,
  /** The most requests from one network, counted before a request is read. */
  requestsPerMinute: 600,
  /** The most deliveries to one trigger in a minute. */
  perMinute: 300,
  /**
   * The most deliveries that one process handles at the same time; further senders are told to try
   * again later.
   */
  inHand: 50,
  idCharacters: 200,
  headers: 40,
  headerCharacters: 1000,
  /** A signature is refused if its time differs from now by more than this. */
  ageSeconds: 300,
  /** Deliveries without an id that have the same body within this time count as one. */
  sameBodySeconds: 60,
  /** The longest time for which a sender waits for a "respond" step. */
  answerMs: 10_000,
  /** The most senders that wait in one process; further ones are answered at once. */
  waiting: 20,
  shown: 50,
  kept: 500,
} as const

/** Limits of forms that strangers fill in. */
export const FORM = {
  perHour: 60,
  mostPerHour: 600,
  perHourOfVisitor: 5,
  lineCharacters: 1000,
  textCharacters: 10_000,
  /**
   * A message that is sent sooner than this after the form was opened was not typed by a person.
   */
  soonestMs: 3000,
  latestHours: 24,
  links: 2,
  /** The most equal messages in a day. */
  equal: 2,
} as const

/** Limits of files that start workflows: dropped on a page, or put into a folder of the server. */
export const DROP = {
  bytes: 10_000_000,
  headBytes: 4096,
  textCharacters: 100_000,
  lookMs: 3000,
  filesOfLook: 50,
} as const

/** The part of a mail that is passed to workflows. */
export const TRIGGER_MAIL = {
  textCharacters: 100_000,
  files: 20,
} as const

/** Limits of agents and of conversations with them. */
export const AGENTS = {
  agents: 200,
  /** The most actions of one agent, and the most topics that it knows. */
  actions: 60,
  topics: 50,
  documents: 50,
  documentBytes: 10_000_000,
  fileNameCharacters: 500,
  /**
   * The most passages of one document; further ones are left out, and the document's row says so.
   */
  passages: 400,
  passageCharacters: 800,
  /** The most passages and sentences that are found for one message. */
  found: 12,
  messageCharacters: 10_000,
  messages: 50,
  /** The most calls of actions for one message, and the length of one call's input as JSON. */
  calls: 24,
  inputCharacters: 20_000,
  answerCharacters: 20_000,
  turns: 12,
  tokensOfDay: 10_000_000,
  conversationsKept: 1000,
  conversationsAtOnce: 4,
  conversationsOfReader: 3,
} as const
