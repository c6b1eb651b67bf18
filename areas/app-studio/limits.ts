/** Builds of projects, each in a process that may be ended; the project itself is bounded by `REPOSITORY`. */
export const BUILD = {
  /** Time by the clock: nothing else watches the bundler. */
  wallMs: 10_000,
  /** Processor time of the process that runs the bundler. */
  cpuMs: 10_000,
  memoryBytes: 768 * 1024 * 1024,
  /** Address space that the process of the bundler may take, on systems that can limit it. */
  bundlerBytes: 3_000_000_000,
  idleMs: 120_000,
  /** Sources kept as plain JavaScript from one build to the next. */
  keptCharacters: 60_000_000,
  outputFiles: 5000,
  outputBytes: 100 * 1024 * 1024,
  messages: 50,
  messageCharacters: 1000,
  /** Places of a stack. */
  placesShown: 10,
} as const

/** Packages of a project, which come from a registry. */
export const PACKAGES = {
  packages: 200,
  /** Size of a package as it is fetched, and unpacked. */
  archiveBytes: 20_000_000,
  unpackedBytes: 80_000_000,
  files: 10_000,
  /** Unpacked packages that a build keeps for the next one. */
  keptBytes: 200_000_000,
  documentBytes: 30_000_000,
  /** Archives of all projects on this machine. */
  storedBytes: 2_000_000_000,
  rangeCharacters: 200,
  fetchMs: 60_000,
} as const

/** Files of projects and their history. */
export const REPOSITORY = {
  /** Files of one project, as they are at one time. */
  files: 2000,
  /** Size of those files together, and of one of them. */
  bytes: 50_000_000,
  fileBytes: 5_000_000,
  /** A path, one name in it (as Linux and Windows keep them), and folders inside of folders. */
  pathCharacters: 1000,
  nameBytes: 255,
  depth: 30,
  messageCharacters: 5000,
  /** Branches and tags of one project. */
  refs: 200,
  /** Everything that the history of a reader's projects holds, packed. */
  quotaBytes: 1_000_000_000,
  objects: 500_000,
  /** Saves by one person or program within this time become one commit. */
  foldMinutes: 10,
  /** The hours for which objects are kept that no ref points to. */
  unreachedHours: 24,
  /** Changes of one save. */
  changes: 500,
  /** Commits on a page of the history. */
  historyShown: 50,
  /** The length of all compared texts, and the changed lines of one file; the lines of others are left out. */
  comparedBytes: 2_000_000,
  comparedEdits: 1000,
  comparedMs: 1000,
  /** Files of a conflict whose texts are sent, and their size. */
  conflictFiles: 50,
  conflictBytes: 1_000_000,
} as const

/** Checking the types of a project, in a process that may be ended. */
export const TYPES = {
  cpuMs: 15_000,
  wallMs: 30_000,
  memoryBytes: 768 * 1024 * 1024,
  idleMs: 120_000,
  /** Sources of a project together. */
  bytes: 5_000_000,
  /** Projects that are known from one check to the next. */
  projects: 3,
  /** Faults of a file that are shown. */
  faults: 100,
  messageCharacters: 1000,
} as const

/** Searching in all files of a project. */
export const SEARCH = {
  characters: 200,
  lines: 200,
  linesOfFile: 20,
  lineCharacters: 200,
  /** Files together, after they were unpacked. */
  bytes: 20_000_000,
} as const

/** Projects of a reader. */
export const PROJECTS = {
  most: 500,
  shown: 50,
  /** Days for which a deleted project can be restored. */
  undoDays: 7,
} as const

/** The bounds of requests by git. */
export const GIT = {
  /** A request to fetch, after it was unpacked. */
  askedBytes: 2_000_000,
  packBytes: 60_000_000,
  packObjects: 20_000,
  /** Size of one object, and of all objects of a pack together, unpacked. */
  objectBytes: 5_000_000,
  unpackedBytes: 200_000_000,
  /** The most deltas in a chain. */
  deltaDepth: 250,
  /** Branches and tags that one push moves. */
  refsAtOnce: 50,
  requestsPerMinute: 600,
} as const

/** Scripts of a project that are run here: its tests, and the one that writes its pages. */
export const SCRIPT = {
  cpuMs: 3000,
  memoryBytes: 64 * 1024 * 1024,
} as const

/** Previews, which are held in memory by the process that serves them. */
export const PREVIEWS = {
  kept: 200,
  bytes: 300 * 1024 * 1024,
  /** Requests from one network for files of previews. */
  requestsPerMinute: 6000,
  messageCharacters: 4000,
} as const

/** The editor of files, and the log of a preview next to it. */
export const EDITOR = {
  bytes: 1_000_000,
  logLines: 500,
  /** Size of the undo history of one file that is kept for the next visit of its page. */
  undoCharacters: 1_000_000,
} as const

/** Builds and tests that a reader asks for. */
export const SHOWING = {
  /** Tasks of one reader that may wait while another one runs. */
  waiting: 4,
  /** Results that are kept for repeated requests. */
  kept: 400,
  /** Results of one run of tests. */
  tests: 1000,
} as const

/** Builds that are kept as files by their hash, and the environments that serve them. */
export const ENVIRONMENTS = {
  /**
   * Builds of a project that are kept in addition to those that are served or can be rolled back
   * to.
   */
  builds: 20,
  /** Deployments of an environment that can be rolled back to. */
  wayBack: 10,
  /** Files of all builds of a reader; those of equal content count once. */
  bytes: 500_000_000,
  deploymentsShown: 30,
  logLines: 200,
  packagesShown: 200,
  variables: 50,
  variableNameCharacters: 100,
  variableCharacters: 10_000,
  /** Names in addresses that a reader ever took. */
  names: 1000,
  nameCharacters: 40,
  /** Files held in memory by the process that serves them. */
  heldBytes: 16 * 1024 * 1024,
  heldFileBytes: 1024 * 1024,
  /** Two loads of a page within this time count as one visit. */
  visitMinutes: 30,
  visitorsHeld: 10_000,
} as const

/** Commits, builds and deployments on a page of a project's activity. */
export const ACTIVITY = { shown: 30 } as const

/** Functions of a project, each request in a machine of its own, and the data that they keep. */
export const FUNCTIONS = {
  cpuMs: 1000,
  wallMs: 10_000,
  memoryBytes: 64 * 1024 * 1024,
  questions: 100,
  bodyBytes: 800_000,
  bodyCharacters: 200_000,
  /** Requests from one network, below a path of the server. */
  requestsPerMinute: 1200,
  replyCharacters: 1_000_000,
  keyCharacters: 200,
  valueCharacters: 100_000,
  keys: 10_000,
  /** The characters of all keys and values of a project. */
  dataCharacters: 10_000_000,
  listed: 100,
  /** Minutes for which clearing all data of an environment can be undone. */
  undoMinutes: 10,
  /** Headers and cookies of an answer, and the length of one. */
  headers: 20,
  cookies: 10,
  headerCharacters: 2000,
  /**
   * Limits of one project for all callers together: calls per second, calls that run or wait, and
   * processor time per second and at once. All environments of the project share them, so that they
   * hold no more places of the second listener than `SITES.atOnceOfSite`.
   */
  callsPerSecond: 20,
  waiting: 6,
  cpuMsPerSecond: 250,
  cpuMsAtOnce: 5000,
  /** Projects whose calls a process counts. */
  projectsKept: 10_000,
  /** Characters of a value in the list of them. */
  shownCharacters: 1000,
  /** Calls of an environment that are kept for its author, and the size of their logs. */
  notedCalls: 100,
  notedLines: 50,
  notedCharacters: 1000,
} as const

/** Reads that functions of a project request from this server by its token. */
export const FUNCTION_READS = {
  /** Reads of one call, and the size of their answers together. */
  questions: 10,
  characters: 1_000_000,
  answerMs: 5000,
} as const

/** The terminal of a project, each line in a process that may be ended. */
export const SHELL = {
  cpuMs: 8000,
  /** The time by the clock, including builds and scripts that a line starts. */
  wallMs: 30_000,
  memoryBytes: 400 * 1024 * 1024,
  idleMs: 60_000,
  /** Processes of one server, and lines that wait for one. */
  processes: 2,
  waiting: 20,
  commandCharacters: 10_000,
  /** Size of each of the two outputs; the beginning is kept. */
  outputCharacters: 100_000,
  commands: 20_000,
  /** Builds, tests, scripts and questions about the history that one line asks for. */
  questions: 50,
  /** Texts of the project that a script reads. */
  scriptCharacters: 2_000_000,
  /** Commits among which a name such as HEAD~3 is looked for. */
  history: 200,
} as const
