import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { STORE } from './limits.ts'
import { Problem } from '#core/problem.ts'
import type { StoreSettings } from '../settings/store-setting.ts'
import { bounded, readBody } from './read-body.ts'
import { openS3, type S3 } from './s3-client.ts'
import { putInParts } from './s3-parts.ts'
import { textsOf } from './s3-xml.ts'
import { byName, type Store, type StoredItem } from './store.ts'

const PRIVATE = 0o600
const PAGE_FIELDS = ['Key', 'Size', 'LastModified', 'IsTruncated', 'NextContinuationToken'] as const

/** Opens a bucket of an S3-compatible store. */
export function s3Store(
  settings: StoreSettings,
  options: Parameters<typeof openS3>[1] = {},
): Store {
  const s3 = openS3(settings, options)

  const store: Store = {
    place: `${settings.endpoint}/${settings.bucket}/${settings.prefix}`,
    isShared: true,

    async put(name, body) {
      await s3.ask({ method: 'PUT', name, body }, ({ body }) => body.dump())
    },

    async putCopy(name, file) {
      const source = await open(file)
      try {
        const { size } = await source.stat()
        if (size > STORE.partBytes) await putInParts(s3, name, source, size)
        else await store.put(name, await source.readFile())
      } finally {
        await source.close()
      }
    },

    async putFile(name, file) {
      await store.putCopy(name, file)
      await rm(file, { force: true })
    },

    read: (name, mostBytes) =>
      s3.ask({ method: 'GET', name }, ({ body }) => readBody(body, mostBytes)),

    readPart: (name, start, end) =>
      s3.ask({ method: 'GET', name, range: { start, end } }, ({ body, statusCode }) => {
        // A store that ignores the range sends the whole object, which must not be taken for the
        // part.
        if (statusCode !== 206) throw withoutRanges()
        return readBody(body, end - start)
      }),

    async fetch(name, file, mostBytes) {
      const write = async (body: AsyncIterable<Buffer>) => {
        await rm(file, { force: true })
        // The file is opened first, because a write stream that ends early would still create it
        // later.
        const target = await open(file, 'wx', PRIVATE)
        await pipeline(bounded(body, mostBytes), target.createWriteStream())
        return true
      }
      try {
        const asked = { method: 'GET', name, mayTakeLong: true } as const
        return (await s3.ask(asked, ({ body }) => write(body))) ?? false
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },

    async has(name) {
      const isThere = await s3.ask({ method: 'HEAD', name }, async ({ body }) => {
        await body.dump()
        return true
      })
      return isThere ?? false
    },

    async remove(name) {
      await s3.ask({ method: 'DELETE', name }, ({ body }) => body.dump())
    },

    async list(prefix) {
      const items: StoredItem[] = []
      for await (const page of pagesOf(s3, prefix)) {
        items.push(...page)
        if (items.length > STORE.listed) {
          throw new Problem('unavailable', `The store lists more than ${STORE.listed} files.`)
        }
      }
      return items.toSorted(byName)
    },
  }
  return store
}

async function* pagesOf(s3: S3, prefix: string): AsyncGenerator<StoredItem[]> {
  let token: string | null = null
  for (;;) {
    const query: Record<string, string> = { 'list-type': '2', prefix: s3.prefix + prefix }
    if (token !== null) query['continuation-token'] = token
    const xml = await s3.ask({ method: 'GET', query }, ({ body }) =>
      readBody(body, STORE.answerBytes),
    )
    const page = textsOf(String(xml), PAGE_FIELDS)
    if (page.IsTruncated.length !== 1 || page.Key.length !== page.Size.length) throw unreadable()
    const items = page.Key.map((key, at) => ({
      name: key.slice(s3.prefix.length),
      bytes: Number(page.Size[at]),
      modifiedAt: new Date(page.LastModified[at] ?? ''),
    }))
    if (items.some(({ bytes, modifiedAt }) => !(bytes >= 0) || Number.isNaN(modifiedAt.getTime())))
      throw unreadable()
    yield items
    if (page.IsTruncated[0] !== 'true') return
    const [next] = page.NextContinuationToken
    // A list that repeats a page would never end.
    if (next === undefined || next === token) throw unreadable()
    token = next
  }
}

function withoutRanges(): Problem {
  return new Problem(
    'unavailable',
    'The store does not answer for parts of a file as S3 does. Check that SYNTHWIRE_STORE_URL is an S3-compatible store.',
  )
}

function unreadable(): Problem {
  return new Problem(
    'unavailable',
    'The store does not list what it holds as S3 does. Check that SYNTHWIRE_STORE_URL is an S3-compatible store.',
  )
}
