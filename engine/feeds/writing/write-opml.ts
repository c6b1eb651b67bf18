import { settingNames, type OpmlFeed, type OpmlFolder } from '../opml.ts'

/**
 * The namespace of our attributes. `readOpml` looks for the prefix, because few programs keep
 * namespaces.
 */
const NAMESPACE = 'urn:synthwire:opml:1'

export interface OpmlDocument {
  title: string
  at: Date
  feeds: OpmlFeed[]
  /** Settings of folders; those of folders without feeds are left out. */
  folders?: OpmlFolder[]
  /** Our own sentences about the list, for a person who opens the file. */
  remarks: string[]
}

interface Folder {
  folders: Map<string, Folder>
  feeds: OpmlFeed[]
  keepDays?: string
}

/** Writes OPML 2.0: folders as nested outlines, our own settings in our namespace. */
export function writeOpml({ title, at, feeds, folders = [], remarks }: OpmlDocument): string {
  const top = newFolder()
  for (const feed of feeds) folderAt(top, feed.folder).feeds.push(feed)
  for (const { path, keepDays } of folders) {
    const folder = path.reduce<Folder | undefined>((outer, name) => outer?.folders.get(name), top)
    if (folder) folder.keepDays = keepDays
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:synthwire="${NAMESPACE}">
  <head>
    <title>${escapeXml(title)}</title>
    <dateCreated>${at.toUTCString()}</dateCreated>
    <docs>http://opml.org/spec2.opml</docs>
  </head>
${remarks.map((remark) => `  <!-- ${remark} -->\n`).join('')}  <body>
${linesOf(top, '    ').join('\n')}
  </body>
</opml>
`
}

function newFolder(): Folder {
  return { folders: new Map(), feeds: [] }
}

function folderAt(top: Folder, path: string[]): Folder {
  let folder = top
  for (const name of path) {
    const inside = folder.folders.get(name) ?? newFolder()
    folder.folders.set(name, inside)
    folder = inside
  }
  return folder
}

function linesOf({ folders, feeds }: Folder, indent: string): string[] {
  const nested = [...folders].flatMap(([name, folder]) => [
    `${indent}<outline${attributes({ text: name, title: name, 'synthwire:keepDays': folder.keepDays })}>`,
    ...linesOf(folder, `${indent}  `),
    `${indent}</outline>`,
  ])
  return [...nested, ...feeds.map((feed) => `${indent}<outline${attributesOf(feed)}/>`)]
}

function attributesOf({ address, title, site, language, settings }: OpmlFeed): string {
  const name = title ?? address
  const ours = settingNames.map((setting) => [`synthwire:${setting}`, settings[setting]])
  return attributes({
    type: 'rss',
    text: name,
    title: name,
    xmlUrl: address,
    htmlUrl: site,
    language,
    ...Object.fromEntries(ours),
  })
}

function attributes(values: Record<string, string | null | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(value!)}"`)
    .join('')
}

/** XML 1.0 forbids most control characters and surrogate halves, even as references. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the ones
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"'\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  )
}
