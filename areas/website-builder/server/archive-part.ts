import { brotliDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { BadValue, type AboutRow, type ArchivePart } from '#server/archive/archive-part.ts'
import { bytes, each, name, oneOf, shaped, short } from '#server/archive/checks/column-rules.ts'
import { hashedBody, siteName } from '#server/archive/checks/served-rules.ts'
import { PageContent } from '../blocks/page-content.ts'
import { SiteWishes } from '../contract.ts'
import { importFormats, LeftOut } from '../contracts/import.ts'
import { mediaKinds } from '../contracts/media.ts'
import { NewsOrigin } from '../contracts/news.ts'
import { PageDraft } from '../contracts/pages.ts'
import { SiteContact } from '../contracts/site-contact.ts'
import { SiteSettings } from '../contracts/sites.ts'
import { PAGES, POSTS, SITE_ASSISTANT, SITE_MEDIA } from '../limits.ts'
import { Story } from '../news/story.ts'
import { plugins } from '../plugins.ts'
import { Theme } from '../themes/theme.ts'
import { videoTypes } from './media/media-reading.ts'
import { dropForeignVideos } from './media/sweep-media.ts'
import { sweepGone } from './sites/sweep-gone.ts'
import { visitorTables } from './visitors/archive-tables.ts'

const HASH_CHARACTERS = 64
const hash = short(HASH_CHARACTERS)
const description = short(PAGES.descriptionCharacters)
const path = short(PAGES.pathCharacters)
/**
 * The path of a file in a publication: below the path of a page, or with the hash of its content.
 */
const filePath = short(PAGES.filePathCharacters)

/** The import that added a row, and the key of the row in that import. */
const imported = { import_id: name, import_key: hash }

/**
 * Sites with their pages and publications. Previews and domains are left out, because the proof of
 * a domain is valid for one server only.
 */
export const sitesArchive: ArchivePart = {
  tables: {
    website_sites: {
      columns: {
        ...{ id: name, reader_id: name, name: short(INPUT.nameCharacters), tagline: description },
        ...{ language: name, theme: shaped(Theme), contact: shaped(SiteContact) },
        ...{ plugins: each(oneOf(plugins)), wishes: shaped(SiteWishes) },
      },
    },
    website_imports: {
      columns: {
        ...{ id: name, site_id: name, reader_id: name, name: short(PAGES.titleCharacters) },
        format: oneOf(importFormats),
        left_out: shaped(z.array(LeftOut)),
      },
    },
    website_import_pictures: {
      columns: {
        ...{ id: name, import_id: name, reader_id: name, import_key: hash, body: bytes },
        name: short(SITE_MEDIA.nameCharacters),
        alt: short(SITE_MEDIA.altCharacters),
      },
    },
    website_pages: {
      columns: {
        ...{ id: name, site_id: name, reader_id: name, path, description },
        ...imported,
        ...{ title: short(PAGES.titleCharacters), share_picture: name },
        content: shaped(PageContent),
      },
    },
    website_page_locks: {
      columns: { page_id: name, site_id: name, reader_id: name, hash: passwordHash },
    },
    website_media: {
      columns: {
        ...{ id: name, site_id: name, reader_id: name, kind: oneOf(mediaKinds) },
        ...imported,
        name: short(SITE_MEDIA.nameCharacters),
        folder: short(SITE_MEDIA.folderCharacters),
        alt: short(SITE_MEDIA.altCharacters),
      },
    },
    website_media_pictures: { columns: { media_id: name, reader_id: name, hash } },
    website_videos: { columns: { reader_id: name, hash, type: oneOf(videoTypes) } },
    website_video_pieces: { columns: { reader_id: name, hash, body: bytes } },
    website_media_videos: { columns: { media_id: name, reader_id: name, hash } },
    website_publication_videos: {
      columns: { publication_id: name, path: filePath, reader_id: name, hash },
    },
    website_posts: {
      columns: {
        ...{ id: name, site_id: name, reader_id: name, path, description, share_picture: name },
        ...imported,
        title: short(PAGES.titleCharacters),
        author: short(PAGES.titleCharacters),
        tags: each(short(POSTS.tagCharacters)),
        language: name,
        content: shaped(PageContent),
      },
    },
    website_redirects: {
      columns: { site_id: name, path, reader_id: name, page_id: name, post_id: name },
    },
    website_addresses: {
      columns: { look: name, name: siteName, reader_id: name, site_id: name },
    },
    website_contents: { columns: { reader_id: name, hash, body: hashedBody, packed: packedBody } },
    website_publications: {
      columns: {
        ...{ id: name, site_id: name, reader_id: name },
        drafts: shaped(z.record(z.string(), PageDraft)),
        settings: shaped(z.partial(z.extend(SiteSettings, { plugins: z.array(z.enum(plugins)) }))),
      },
    },
    website_publication_files: {
      columns: { publication_id: name, path: filePath, reader_id: name, type: name, hash },
    },
    website_news: {
      columns: {
        ...{ site_id: name, reader_id: name, origin: short(INPUT.searchCharacters) },
        kind: oneOf(NewsOrigin.shape.kind.options),
      },
    },
    website_assistant_messages: {
      columns: {
        ...{ site_id: name, reader_id: name },
        words: short(SITE_ASSISTANT.answerCharacters),
      },
    },
    website_stories: {
      columns: {
        ...{ site_id: name, reader_id: name, slug: short(PAGES.pathCharacters) },
        ...{ shown: shaped(Story), next: shaped(Story), stopped: shaped(Story) },
      },
    },
    website_live: { columns: { site_id: name, reader_id: name, publication_id: name } },
    ...visitorTables,
  },
  async settle(db) {
    await sweepGone(db)
    await dropForeignVideos(db)
  },
}

const HASH = /^\$argon2id\$v=19\$m=\d{4,5},t=[1-4],p=1\$[\w+/]{10,100}\$[\w+/]{20,200}$/

/**
 * Checks the hash of a password, including its cost. Otherwise whoever made the archive could
 * choose how long comparing a visitor's password takes.
 */
function passwordHash(value: string): string {
  if (HASH.test(value)) return value
  throw new BadValue('is not a hash of a password')
}

/**
 * Checks that a compressed body unpacks to the stored content, because the compressed one is what
 * visitors get.
 */
function packedBody(value: string, { row }: AboutRow): string {
  const body = Buffer.from(String(row['body']).slice(2), 'hex')
  try {
    const unpacked = brotliDecompressSync(Buffer.from(value.slice(2), 'hex'), {
      maxOutputLength: Math.max(1, body.byteLength),
    })
    if (unpacked.equals(body)) return value
  } catch {
    // A body that cannot be unpacked is reported below.
  }
  throw new BadValue('does not unpack to the content beside it')
}
