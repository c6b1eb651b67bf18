import type { PageContent } from '../blocks/page-content.ts'
import type { ImportFormat, LeftOut } from '../contracts/import.ts'

/**
 * A post or a page in a file of another program. It refers to pictures by their paths in the file.
 */
export interface FoundPost {
  kind: 'post' | 'page'
  /** A key that identifies the post in this file, and in later exports of the same site. */
  key: string
  title: string
  path: string
  description: string
  author: string
  tags: string[]
  /** The time of publishing; null for a draft. */
  publishedAt: string | null
  sharePicture: string | null
  content: PageContent
}

/** A picture of the file that a post shows. */
export interface FoundPicture {
  name: string
  alt: string
  /** The content of the picture; null in a preview. */
  bytes: Uint8Array | null
}

export interface ImportedFile {
  format: ImportFormat
  posts: FoundPost[]
  pictures: FoundPicture[]
  leftOut: LeftOut[]
}
