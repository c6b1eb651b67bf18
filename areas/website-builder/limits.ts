/** Publications of sites, and the process that serves them. */
export const PUBLISHING = {
  /** Publications of a site that it can be rolled back to. */
  kept: 20,
  listed: 20,
  /** Files of all publications of a reader; those of equal content count once. */
  bytes: 500_000_000,
  /** Names in addresses that a reader may have taken, former ones included. */
  names: 1000,
  /** Days until a planned publication at most. */
  plannedDays: 366,
  /** Sites that are published by one run of the job. */
  plannedAtOnce: 20,
  /** Pictures for shared links that one publication draws; the next ones draw the rest. */
  cardsAtOnce: 50,
  /** Smaller files are not packed, because packing would not make them shorter. */
  packedFromBytes: 512,
  /** Hours for which the address of a preview works after it was opened. */
  previewHours: 12,
  /** Names, lists of files and contents that the serving process holds in memory. */
  heldNames: 2000,
  heldLists: 100,
  heldBytes: 24 * 1024 * 1024,
  heldFileBytes: 1024 * 1024,
  /** Milliseconds after which a name is looked up again, where no change was announced. */
  lookUpMs: 2000,
} as const

/** Domains of sites. */
export const DOMAINS = {
  characters: 300,
  /** Domains of one site. */
  ofSite: 20,
  /** Addresses of a domain that a check lists. */
  addresses: 10,
  /**
   * Hours after which the record of a verified domain is checked again, the domains of one run, and
   * the days without a record after which a domain ends.
   */
  askedHours: 12,
  askedAtOnce: 50,
  missingDays: 5,
  lookUpMs: 4000,
  visitMs: 6000,
} as const

/** Sites of readers and their pages. */
export const PAGES = {
  /** Sites of one reader, and pages of one site. */
  sites: 100,
  pages: 200,
  /** Blocks of one page, the rows of a list in one, and the page as JSON. */
  blocks: 400,
  rows: 100,
  contentBytes: 400_000,
  /** One field of a block; less where it is one line, or an address. */
  fieldCharacters: 20_000,
  lineCharacters: 300,
  addressCharacters: 2000,
  blockIdCharacters: 64,
  fieldNameCharacters: 50,
  fields: 50,
  number: 1_000_000,
  titleCharacters: 200,
  descriptionCharacters: 300,
  pathCharacters: 120,
  /** The path of a published file, such as one that is named by its hash. */
  filePathCharacters: 300,
  /** Former paths of pages that redirect to the present ones, of one site. */
  redirects: 500,
  /** Days in which a deleted site or page can be restored. */
  restoredDays: 30,
} as const

/** Passwords of pages. */
export const LOCKS = {
  least: 6,
  characters: 200,
  /** The time for which a page stays open after its password was entered. */
  openMs: 12 * 3_600_000,
  /** Passwords that one network tries on a site in an hour. */
  triesPerHour: 10,
  /**
   * Passwords that all networks together try on a page in an hour; above this, one try per `slowMs`
   * is compared.
   */
  triesOfPage: 500,
  slowMs: 1000,
  comparedAtOnce: 3,
} as const

/** Pictures and videos of sites. */
export const SITE_MEDIA = {
  /** Media of one site, deleted ones included, and all of a reader together. */
  perSite: 5000,
  bytes: 1_000_000_000,
  listed: 60,
  nameCharacters: 200,
  folderCharacters: 100,
  altCharacters: 500,
  pictureBytes: 30_000_000,
  videoBytes: 50_000_000,
  /** A picture for a program that sends it as base64. */
  contentCharacters: 20_000_000,
  pixels: 60_000_000,
  /** A made picture above this is too noisy to serve; it fits into a row of an archive. */
  madeBytes: 8_000_000,
  /** A video is kept, read and served in pieces of this size. */
  pieceBytes: 2_000_000,
} as const

/** Posts of sites. */
export const POSTS = {
  perSite: 2000,
  listed: 50,
  tags: 20,
  tagCharacters: 50,
} as const

/** Files of other programs whose posts and pages a site takes. */
export const IMPORTS = {
  fileBytes: 50_000_000,
  /** A file for a program that sends it as base64. */
  contentCharacters: 20_000_000,
  /** The most files in a zip, bytes of its unpacked texts, and pictures that posts show, with the bytes of those. */
  files: 20_000,
  textBytes: 50_000_000,
  pictures: 300,
  pictureBytes: 60_000_000,
  /** One text, and the facts before it. */
  bodyCharacters: 400_000,
  factsCharacters: 40_000,
  /** Imports that are listed for a site, posts in a preview, and examples of what is left out. */
  listed: 50,
  first: 20,
  examples: 3,
  exampleCharacters: 120,
  /** Pictures that are made by one run of the job. */
  picturesAtOnce: 20,
} as const

/** News sites. */
export const NEWS_SITES = {
  /** Minutes in which a reader can stop an article before visitors see it. */
  waitMinutes: 15,
  /**
   * All articles are compared with the hub after this many minutes, even if no change was
   * announced.
   */
  checkedMinutes: 60,
  /**
   * The number of newest articles that are searched for new stories. A new site begins with articles of the last
   * `firstDays` days.
   */
  newest: 400,
  firstDays: 3,
  readAtOnce: 200,
  /** Stories on a page of a list, for visitors and in the builder. */
  shown: 30,
  /** Stories in feeds and in the sitemap. */
  inFeeds: 50,
  inSitemap: 20_000,
  /** The newest stories among the files of a site. */
  inZip: 2000,
  /** Sites whose newest stories one process remembers, for how long, and pages that it holds. */
  heldSites: 50,
  heldMs: 30_000,
  heldBytes: 16_000_000,
  heldFileBytes: 1_000_000,
} as const

/** The assistant of a site. */
export const SITE_ASSISTANT = {
  /** One sentence, and the sentences of a conversation that are kept. */
  characters: 500,
  answerCharacters: 5000,
  messages: 100,
} as const
