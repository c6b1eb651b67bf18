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
/** Files of a publication lie below paths of pages, or are named by their hash. */
const filePath = short(PAGES.filePathCharacters)

/** The import that brought a row, and its key in there. */
const imported = { import_id: name, import_key: hash }

/**
 * Sites with their pages, and what was published of them. Previews and domains stay with their
 * server, because the proof of a domain is valid for that server alone.
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

/** Other costs would let whoever made the archive choose how long a visitor's password takes to compare. */
function passwordHash(value: string): string {
  if (HASH.test(value)) return value
  throw new BadValue('is not a hash of a password')
}

/**
 * A packed body has to unpack to the stored content, so that no archive changes what is served
 * unseen.
 */
function packedBody(value: string, { row }: AboutRow): string {
  const body = Buffer.from(String(row['body']).slice(2), 'hex')
  try {
    const unpacked = brotliDecompressSync(Buffer.from(value.slice(2), 'hex'), {
      maxOutputLength: Math.max(1, body.byteLength),
    })
    if (unpacked.equals(body)) return value
  } catch {
    // The failure is reported below.
  }
  throw new BadValue('does not unpack to the content beside it')
}
