import type { Change } from '../../tools.ts'
import { pack, type Encoding } from './compress-replies.ts'
import { LISTS_REST_MS } from './keeping-ask.ts'

/**
 * The time for which documents are cached, which is that of API answers. The page itself has the
 * time at which it was drawn.
 */
const KEPT_MS = 1000

/** A page as HTML, which is compressed once for all clients that accept the encoding. */
export interface KeptDocument {
  html: string
  packed(encoding: Encoding): Promise<Uint8Array>
}

export interface MadeDocument {
  html: string
  /** The age in milliseconds of the oldest outdated list on the page; 0 if no list is outdated. */
  oldMs: number
}

export interface KeptDocuments {
  /**
   * Returns a document from the last second without outdated lists, or makes a new one. `key` must
   * contain everything on which the document depends.
   */
  document(readerId: string, key: string, make: () => Promise<MadeDocument>): Promise<KeptDocument>
  /**
   * Called when something changed, for one reader or all. Changes of single operations, such as
   * progress, are ignored, because the change stream reports them to the page.
   */
  forget(change: Partial<Change>): void
}

/** Serves many screens of one reader that load the same page in the same second. */
export function keptDocuments(): KeptDocuments {
  const keptOf = new Map<string, Map<string, Promise<KeptDocument>>>()

  return {
    document(readerId, key, make) {
      const kept = keptOf.get(readerId) ?? new Map<string, Promise<KeptDocument>>()
      keptOf.set(readerId, kept)
      const known = kept.get(key)
      if (known) return known

      const document = make().then(({ html, oldMs }) => {
        setTimeout(drop, LISTS_REST_MS - oldMs).unref()
        return packable(html)
      })
      const drop = () => {
        if (kept.get(key) === document) kept.delete(key)
        if (kept.size === 0 && keptOf.get(readerId) === kept) keptOf.delete(readerId)
      }
      kept.set(key, document)
      document.catch(drop)
      setTimeout(drop, KEPT_MS).unref()
      return document
    },
    forget({ readerId, operations }) {
      if (operations) return
      if (readerId === undefined) keptOf.clear()
      else keptOf.delete(readerId)
    },
  }
}

export function packable(html: string): KeptDocument {
  const packed = new Map<Encoding, Promise<Uint8Array>>()
  return {
    html,
    packed(encoding) {
      const known = packed.get(encoding) ?? pack(html, encoding)
      packed.set(encoding, known)
      return known
    },
  }
}
