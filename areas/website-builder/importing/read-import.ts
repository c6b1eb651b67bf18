import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import { isZip, unpackZip } from '#engine/zip/unpack-zip.ts'
import { readContent } from '../blocks/read-content.ts'
import { IMPORTS } from '../limits.ts'
import { readHtml } from './bodies/read-html.ts'
import { readMarkdown } from './bodies/read-markdown.ts'
import { withoutShortcodes } from './bodies/shortcodes.ts'
import { writeBlocks } from './bodies/write-blocks.ts'
import { collectPosts, type CollectedPost } from './collect-posts.ts'
import { findPictures, PICTURE } from './find-pictures.ts'
import type { FoundPicture, FoundPost, ImportedFile } from './found-post.ts'
import { collectLeftOut, type Leave } from './left-out.ts'
import { readMarkdownPost } from './read-markdown-post.ts'
import { isWordpress, readWordpress } from './read-wordpress.ts'
import { resolveLinks } from './resolve-links.ts'

const TEXT = /\.(?:mdx?|markdown|xml)$/i
/**
 * Matches files that are not posts: descriptions of a folder, files of programs, and hidden files
 * that macOS and others add.
 */
const NO_POST =
  /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|(?:readme|license|changelog|contributing)\.)/i

export interface ImportQuestion {
  bytes: Uint8Array
  name: string
  now: string
  /** True if the content of pictures is returned, too. */
  withPictures: boolean
}

/**
 * Reads the posts, pages and used pictures of a file, whose format is recognized by the content.
 * Paths in the file are never used on the server's disk.
 */
export function readImport({ bytes, name, now, withPictures }: ImportQuestion): ImportedFile {
  if (bytes.byteLength === 0) throw new Problem('invalid', 'The file is empty.')
  const { texts, pictures } = isZip(bytes)
    ? filesOf(bytes)
    : { texts: [[name === '' ? 'post.md' : name, bytes]] as const, pictures: [] }
  const { leave, told } = collectLeftOut()
  const { posts, add } = collectPosts(leave)
  const at = new Date(now)
  let format: ImportedFile['format'] = 'markdown'
  let host = ''
  for (const [path, content] of texts) {
    const text = textOf(content)
    if (isWordpress(text)) {
      format = 'wordpress'
      host = readWordpress(text, { now: at, leave, add }).host
    } else if (/\.xml$/i.test(path)) leave('unknown-type', path)
    else {
      const post = readMarkdownPost(path, text, at, leave)
      if (post) add(post)
    }
  }
  if (posts.length === 0)
    throw new Problem(
      'invalid',
      'There are no posts in this file. Choose a zip of Markdown files, one Markdown file, or the XML file that WordPress exports.',
    )
  const find = findPictures(pictures, leave)
  const around = { linksFrom: resolveLinks(posts, host), find: find.find, leave }
  const made = posts.flatMap((post) => postWith(post, around) ?? [])
  const shown = [...find.used].map(([one, alt]) => ({ name: one, alt, bytes: null }))
  const brought = withPictures ? unpacked(bytes, shown, leave) : shown
  return { format, posts: made, pictures: brought, leftOut: told() }
}

interface Around {
  linksFrom: ReturnType<typeof resolveLinks>
  find: ReturnType<typeof findPictures>['find']
  leave: Leave
}

function postWith(post: CollectedPost, around: Around): FoundPost | null {
  const { kind, key, title, path, description, author, tags, publishedAt, file } = post
  const { leave, find, linksFrom } = around
  if (post.body.length > IMPORTS.bodyCharacters) return leaveOut(leave, title)
  const link = linksFrom(file)
  const blocks = writeBlocks({ link, picture: (address, alt) => find(file, address, alt) }, leave)
  if (file === '') {
    const body = withoutShortcodes(post.body, leave)
    readHtml(body, blocks, { hasParagraphs: /<!-- wp:|<p[\s>]/i.test(body) })
  } else readMarkdown(post.body, blocks, { title, isModule: /\.mdx$/i.test(file) })
  const content = blocks.end()
  if (content === null) return leaveOut(leave, title)
  if (content.length === 0) leave('empty', title)
  const sharePicture = post.picture === '' ? null : find(file, post.picture, '')
  try {
    return {
      ...{ kind, key, title, path, description, author, tags, publishedAt, sharePicture },
      content: readContent(content),
    }
  } catch (error) {
    if (error instanceof Problem) return leaveOut(leave, title)
    throw error
  }
}

function leaveOut(leave: Leave, title: string): null {
  leave('too-long', title)
  return null
}

/** Unpacks the texts of a zip file, and lists the names of its pictures. */
function filesOf(zip: Uint8Array) {
  const pictures: string[] = []
  const texts = unpackZip(zip, {
    isWanted(name) {
      if (NO_POST.test(name)) return false
      if (PICTURE.test(name) && pictures.length < IMPORTS.files) pictures.push(name)
      return TEXT.test(name)
    },
    bytes: IMPORTS.textBytes,
    files: IMPORTS.files,
    remedy: 'Pack its folders one by one and import each.',
  })
  return { texts, pictures }
}

function unpacked(zip: Uint8Array, shown: readonly FoundPicture[], leave: Leave): FoundPicture[] {
  if (shown.length === 0) return []
  const wanted = new Set(shown.map(({ name }) => name))
  const contents = new Map(
    unpackZip(zip, {
      isWanted: (name) => wanted.has(name),
      bytes: IMPORTS.pictureBytes,
      files: IMPORTS.pictures,
      remedy: 'Pack its folders one by one and import each.',
    }),
  )
  return shown.flatMap((one) => {
    const bytes = contents.get(one.name)
    if (bytes && bytes.byteLength > 0) return [{ ...one, bytes }]
    leave('lost-picture', one.name)
    return []
  })
}

/**
 * Decodes a text, which is UTF-8 in nearly all files. The character U+0000 is removed, because the
 * database cannot store it.
 */
function textOf(bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    text = decodeBody(bytes).text
  }
  return text.replaceAll('\0', '').toWellFormed()
}
