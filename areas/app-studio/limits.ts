/**
 * Limits of builds. Each runs in a process that can be killed; `REPOSITORY` limits the project
 * itself.
 */
export const BUILD = {
  /** The most elapsed time of a build, the only time limit that includes the bundler's process. */
  wallMs: 10_000,
  /** Processor time of the process that runs the bundler. */
  cpuMs: 10_000,
  memoryBytes: 768 * 1024 * 1024,
  /** The most address space of the bundler's process, on systems that support the limit. */
  bundlerBytes: 3_000_000_000,
  idleMs: 120_000,
  /** The most characters of prepared sources to keep between builds. */
  keptCharacters: 60_000_000,
  outputFiles: 5000,
  outputBytes: 100 * 1024 * 1024,
  messages: 50,
  messageCharacters: 1000,
  /** The most lines of a stack trace to show. */
  placesShown: 10,
} as const

/** Limits of a project's packages, which come from a registry. */
export const PACKAGES = {
  packages: 200,
  /** The most bytes of a package as it is fetched, and unpacked. */
  archiveBytes: 20_000_000,
  unpackedBytes: 80_000_000,
  files: 10_000,
  /** The most bytes of unpacked packages to keep between builds. */
  keptBytes: 200_000_000,
  documentBytes: 30_000_000,
  /** The most bytes of package archives on this machine, for all projects together. */
  storedBytes: 2_000_000_000,
  rangeCharacters: 200,
  fetchMs: 60_000,
} as const

/** Limits of the files of projects and of their history. */
export const REPOSITORY = {
  /** The most files of one project at a time. */
  files: 2000,
  /** The most bytes of all files of a project, and of one file. */
  bytes: 50_000_000,
  fileBytes: 5_000_000,
  /**
   * The most characters of a path, bytes of one name in it (as on Linux and Windows), and levels of
   * folders.
   */
  pathCharacters: 1000,
  nameBytes: 255,
  depth: 30,
  messageCharacters: 5000,
  /** The most branches and tags of one project. */
  refs: 200,
  /** The most bytes of the history of all of a reader's projects, compressed. */
  quotaBytes: 1_000_000_000,
  objects: 500_000,
  /** Saves by one person or program within this time become one commit. */
  foldMinutes: 10,
  /** Hours for which objects are kept that no ref leads to. */
  unreachedHours: 24,
  /** The most changes of one save. */
  changes: 500,
  /** The number of commits on a page of the history. */
  historyShown: 50,
  /**
   * The most bytes of all compared texts, the most changed lines of one file, and the time limit.
   * Files beyond a limit are listed without their lines.
   */
  comparedBytes: 2_000_000,
  comparedEdits: 1000,
  comparedMs: 1000,
  /** The most files of a conflict whose texts are sent, and their bytes. */
  conflictFiles: 50,
  conflictBytes: 1_000_000,
} as const

/** Limits of type checks, which run in a process that can be killed. */
export const TYPES = {
  cpuMs: 15_000,
  wallMs: 30_000,
  memoryBytes: 768 * 1024 * 1024,
  idleMs: 120_000,
  /** The most bytes of a project's sources. */
  bytes: 5_000_000,
  /** The number of projects that are cached between checks. */
  projects: 3,
  /** The most errors to show for a file. */
  faults: 100,
  messageCharacters: 1000,
} as const

/** Limits of a search in all files of a project. */
export const SEARCH = {
  characters: 200,
  lines: 200,
  linesOfFile: 20,
  lineCharacters: 200,
  /** The most bytes of files to search, uncompressed. */
  bytes: 20_000_000,
} as const

/** Limits of a reader's projects. */
export const PROJECTS = {
  most: 500,
  shown: 50,
  /** Days for which a deleted project can be restored. */
  undoDays: 7,
} as const

/** Limits of requests by git. */
export const GIT = {
  /** The most bytes of a fetch request, uncompressed. */
  askedBytes: 2_000_000,
  packBytes: 60_000_000,
  packObjects: 20_000,
  /** The most bytes of one object, and of all objects of a pack, uncompressed. */
  objectBytes: 5_000_000,
  unpackedBytes: 200_000_000,
  /** The most deltas in a chain. */
  deltaDepth: 250,
  /** The most branches and tags in one push. */
  refsAtOnce: 50,
  requestsPerMinute: 600,
} as const

/**
 * Limits of scripts of a project that run on this server: its tests, and the script that writes its
 * pages.
 */
export const SCRIPT = {
  cpuMs: 3000,
  memoryBytes: 64 * 1024 * 1024,
} as const

/** Limits of previews, which are held in memory by the process that serves them. */
export const PREVIEWS = {
  kept: 200,
  bytes: 300 * 1024 * 1024,
  /** The most requests per minute for files of previews, from one network. */
  requestsPerMinute: 6000,
  messageCharacters: 4000,
} as const

/** Limits of the file editor, and of the log of a preview next to it. */
export const EDITOR = {
  bytes: 1_000_000,
  logLines: 500,
  /** The most characters of a file's undo history that the browser tab stores. */
  undoCharacters: 1_000_000,
} as const

/** Limits of builds and tests that a reader starts. */
export const SHOWING = {
  /** The most tasks of one reader that wait while another one runs. */
  waiting: 4,
  /** The most results that are cached. */
  kept: 400,
  /** The most test results of one run. */
  tests: 1000,
} as const

/** Limits of stored builds, and of the environments that serve them. */
export const ENVIRONMENTS = {
  /**
   * The most stored builds of a project, in addition to those that are served or can be rolled back
   * to.
   */
  builds: 20,
  /** The number of newest deployments of an environment that can be returned to. */
  wayBack: 10,
  /** The most bytes of all builds of a reader. Files with equal content count once. */
  bytes: 500_000_000,
  deploymentsShown: 30,
  logLines: 200,
  packagesShown: 200,
  variables: 50,
  variableNameCharacters: 100,
  variableCharacters: 10_000,
  /** The most names in addresses that a reader can take, including former ones. */
  names: 1000,
  nameCharacters: 40,
  /**
   * The most bytes of files that the serving process keeps in memory. `heldFileBytes` limits one
   * file.
   */
  heldBytes: 16 * 1024 * 1024,
  heldFileBytes: 1024 * 1024,
  /** Two loads of a page within this time count as one visit. */
  visitMinutes: 30,
  visitorsHeld: 10_000,
} as const

/** Commits, builds and deployments on a page of a project's activity. */
export const ACTIVITY = { shown: 30 } as const

/**
 * Limits of the functions of a project, of which each call runs in its own virtual machine, and of
 * the data that they store.
 */
export const FUNCTIONS = {
  cpuMs: 1000,
  wallMs: 10_000,
  memoryBytes: 64 * 1024 * 1024,
  questions: 100,
  bodyBytes: 800_000,
  bodyCharacters: 200_000,
  /** The most requests per minute from one network to functions at a path of the server. */
  requestsPerMinute: 1200,
  replyCharacters: 1_000_000,
  keyCharacters: 200,
  valueCharacters: 100_000,
  keys: 10_000,
  /** The most characters of all keys and values of one environment. */
  dataCharacters: 10_000_000,
  listed: 100,
  /** Minutes for which clearing all data of an environment can be undone. */
  undoMinutes: 10,
  /** The most headers and cookies of an answer, and characters of one. */
  headers: 20,
  cookies: 10,
  headerCharacters: 2000,
  /**
   * Limits of one project for all callers together: calls per second, calls that run or wait, and
   * processor time per second and at once. They apply to all environments together, so that a
   * project takes no more of the second listener's connections than `SITES.atOnceOfSite`.
   */
  callsPerSecond: 20,
  waiting: 6,
  cpuMsPerSecond: 250,
  cpuMsAtOnce: 5000,
  /** The most projects whose calls one process counts. */
  projectsKept: 10_000,
  /** The most characters of a value in a list of values. */
  shownCharacters: 1000,
  /**
   * The most calls of an environment to record, and the most lines and characters of their logs.
   */
  notedCalls: 100,
  notedLines: 50,
  notedCharacters: 1000,
} as const

/** Limits of reads that functions of a project request from this server with its token. */
export const FUNCTION_READS = {
  /** The most reads of one call, and characters of all their answers. */
  questions: 10,
  characters: 1_000_000,
  answerMs: 5000,
} as const

/** Limits of a project's terminal. Each command line runs in a process that can be killed. */
export const SHELL = {
  cpuMs: 8000,
  /** The most elapsed time of a command line, including the builds and scripts that it starts. */
  wallMs: 30_000,
  memoryBytes: 400 * 1024 * 1024,
  idleMs: 60_000,
  /** The most processes of one server, and command lines that wait for one. */
  processes: 2,
  waiting: 20,
  commandCharacters: 10_000,
  /** The most characters of stdout, and also of stderr; the rest is cut off. */
  outputCharacters: 100_000,
  commands: 20_000,
  /** The most builds, tests, scripts and history queries of one command line. */
  questions: 50,
  /** The most characters of project files that a script can read. */
  scriptCharacters: 2_000_000,
  /** The most commits that `git log` lists, or to go back for a name such as HEAD~3. */
  history: 200,
} as const
