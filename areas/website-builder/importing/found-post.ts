import type { PageContent } from '../blocks/page-content.ts'
import type { ImportFormat, LeftOut } from '../contracts/import.ts'

/** A post or a page in a file of another program. Its pictures are named by their paths in the file. */
export interface FoundPost {
  kind: 'post' | 'page'
  /** Identifies the post among those of its file and of later files of the same site. */
  key: string
  title: string
  path: string
  description: string
  author: string
  tags: string[]
  /** Null for a draft. */
  publishedAt: string | null
  sharePicture: string | null
  content: PageContent
}

/** A picture of the file that a post shows. */
export interface FoundPicture {
  name: string
  alt: string
  /** Left out of a preview. */
  bytes: Uint8Array | null
}

export interface ImportedFile {
  format: ImportFormat
  posts: FoundPost[]
  pictures: FoundPicture[]
  leftOut: LeftOut[]
}
