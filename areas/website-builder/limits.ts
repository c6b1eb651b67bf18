/** The limits of publications, and of the process that serves them. */
export const PUBLISHING = {
  /** The number of a site's publications that are kept for rolling back. */
  kept: 20,
  listed: 20,
  /** The most bytes of files in all publications of a reader; equal files count once. */
  bytes: 500_000_000,
  /** The most names in addresses of sites that a reader may use, including former ones. */
  names: 1000,
  /** The most days until a planned publication. */
  plannedDays: 366,
  /** The most sites that one run of the job publishes. */
  plannedAtOnce: 20,
  /** The most pictures for shared links that one publication makes; the next ones make the rest. */
  cardsAtOnce: 50,
  /** The size below which files are not compressed, because that would not make them smaller. */
  packedFromBytes: 512,
  /** The hours for which the address of a preview works. */
  previewHours: 12,
  /** The most names, lists of files, bytes, and bytes of one file that the process caches. */
  heldNames: 2000,
  heldLists: 100,
  heldBytes: 24 * 1024 * 1024,
  heldFileBytes: 1024 * 1024,
  /** The milliseconds after which a name is looked up again, if no change was announced before. */
  lookUpMs: 2000,
} as const

/** The limits of domains. */
export const DOMAINS = {
  characters: 300,
  /** The most domains of one site. */
  ofSite: 20,
  /** The most addresses of a domain that a check returns. */
  addresses: 10,
  /**
   * The hours after which a verified domain is checked again, the most domains that one run checks,
   * and the days without the record after which a domain is no longer served.
   */
  askedHours: 12,
  askedAtOnce: 50,
  missingDays: 5,
  lookUpMs: 4000,
  visitMs: 6000,
} as const

/** The limits of sites and their pages. */
export const PAGES = {
  /** The most sites of one reader, and the most pages of one site. */
  sites: 100,
  pages: 200,
  /** The most blocks of a page, rows of a list in a block, and bytes of the page as JSON. */
  blocks: 400,
  rows: 100,
  contentBytes: 400_000,
  /** The most characters of a field, of a field with one line, and of an address. */
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
  /** The most characters of the path of a published file. */
  filePathCharacters: 300,
  /** The most former paths on a site that redirect to current ones. */
  redirects: 500,
  /** The days for which a deleted site or page can be restored. */
  restoredDays: 30,
} as const

/** The limits of passwords of pages. */
export const LOCKS = {
  least: 6,
  characters: 200,
  /** The time for which a page stays open after its password was entered. */
  openMs: 12 * 3_600_000,
  /** The most passwords that one network can try on a site in an hour. */
  triesPerHour: 10,
  /**
   * The number of passwords that all networks together can try on a page in an hour without delay.
   * After that, one try every `slowMs` is allowed.
   */
  triesOfPage: 500,
  slowMs: 1000,
  comparedAtOnce: 3,
} as const

/** The limits of pictures and videos. */
export const SITE_MEDIA = {
  /** The most files of one site, including deleted ones, and the most bytes of one reader. */
  perSite: 5000,
  bytes: 1_000_000_000,
  listed: 60,
  nameCharacters: 200,
  folderCharacters: 100,
  altCharacters: 500,
  pictureBytes: 30_000_000,
  videoBytes: 50_000_000,
  /** The most characters of a file that a program sends in base64. */
  contentCharacters: 20_000_000,
  pixels: 60_000_000,
  /**
   * A converted picture with more bytes is made again with a lower quality. It would be too slow to
   * serve, and would not fit into a row of an archive.
   */
  madeBytes: 8_000_000,
  /** The size of the pieces in which a video is stored, read and served. */
  pieceBytes: 2_000_000,
} as const

/** The limits of posts. */
export const POSTS = {
  perSite: 2000,
  listed: 50,
  tags: 20,
  tagCharacters: 50,
} as const

/** The limits of files of other programs from which posts and pages are imported. */
export const IMPORTS = {
  fileBytes: 50_000_000,
  /** The most characters of a file that a program sends in base64. */
  contentCharacters: 20_000_000,
  /**
   * The most files in a zip file, bytes of its unpacked texts, pictures that posts show, and bytes
   * of these pictures.
   */
  files: 20_000,
  textBytes: 50_000_000,
  pictures: 300,
  pictureBytes: 60_000_000,
  /** The most characters of a text, and of the facts before it. */
  bodyCharacters: 400_000,
  factsCharacters: 40_000,
  /** The most imports in a list, posts in a preview, and examples for each reason. */
  listed: 50,
  first: 20,
  examples: 3,
  exampleCharacters: 120,
  /** The most pictures that one run of the job converts. */
  picturesAtOnce: 20,
} as const

/** The limits of news sites. */
export const NEWS_SITES = {
  /**
   * The minutes for which an article waits, so that the reader can stop it before visitors see it.
   */
  waitMinutes: 15,
  /**
   * The minutes after which all articles of a site are compared with those of its hub, even if no
   * change was announced.
   */
  checkedMinutes: 60,
  /**
   * The number of newest articles in which new stories are looked for. A new site begins with the
   * articles of the last `firstDays` days.
   */
  newest: 400,
  firstDays: 3,
  readAtOnce: 200,
  /** The most stories on one page of a list. */
  shown: 30,
  /** The most stories in feeds, and in the sitemap. */
  inFeeds: 50,
  inSitemap: 20_000,
  /** The most stories in a downloaded site; the newest are chosen. */
  inZip: 2000,
  /**
   * The most sites whose newest stories a process caches, the time for which it does, and the most
   * bytes of all cached pages and of one.
   */
  heldSites: 50,
  heldMs: 30_000,
  heldBytes: 16_000_000,
  heldFileBytes: 1_000_000,
} as const

/** The limits of the assistant of a site. */
export const SITE_ASSISTANT = {
  /** The most characters of a request and of an answer, and the most messages that are kept. */
  characters: 500,
  answerCharacters: 5000,
  messages: 100,
} as const
