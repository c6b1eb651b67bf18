import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StoreSettings } from '../settings/store-setting.ts'

/** A wrong behavior of the store in answering a request. */
export type Misbehaviour =
  /** Refuses a request, with this status and S3's name of the error. */
  | { status: number; code?: string; times?: number }
  /** Sends half of a body, and closes the connection. */
  | 'cuts'
  /** Never answers the request. */
  | 'hangs'
  /** Returns other bytes than the store received. */
  | 'lies'
  /** Sends the beginning of a body, and then nothing more. */
  | 'stalls'

export interface FakeS3 {
  settings: StoreSettings
  objects: Map<string, { content: Buffer; modifiedAt: Date }>
  /** The requests in order, such as "PUT name". */
  asked: string[]
  /**
   * Wrong behaviors, which are used up by the next requests; after the last one, requests succeed.
   */
  misbehaviours: Misbehaviour[]
  /** Matches the requests that misbehave; null for all requests. */
  where: RegExp | null
  /** The number of uploads that were neither completed nor aborted. */
  openUploads(): number
  close(): Promise<void>
}

const PAGE = 3
const KEY = 'test-key'
const SECRET = 'test-secret'
const BUCKET = 'hub-bucket'

/**
 * Opens a store on loopback for tests. It checks each signature and body as S3 does, by code of its
 * own.
 */
export async function openFakeS3(prefix = ''): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const uploads = new Map<string, Buffer[]>()
  const server = createServer((request, response) => {
    void handle(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeS3 = {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, prefix },
      ...{ region: 'test-region', key: KEY, secret: SECRET },
    },
    objects,
    asked: [],
    misbehaviours: [],
    where: null,
    openUploads: () => uploads.size,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const url = new URL(request.url!, fake.settings.endpoint)
    const [, bucket = '', ...rest] = url.pathname.split('/')
    const name = rest.map(decodeURIComponent).join('/')
    const what = `${request.method} ${name}`
    fake.asked.push(what)

    const wrong = wrongIn(request, url, body)
    if (wrong !== null) return refuse(response, 403, wrong)
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    const isMeant = fake.where === null || fake.where.test(what)
    const misbehaviour = isMeant ? takeOne() : undefined
    if (misbehaviour === 'hangs') return
    if (typeof misbehaviour === 'object')
      return refuse(response, misbehaviour.status, misbehaviour.code ?? '')
    if (name === '') return list(response, url.searchParams)

    const found = objects.get(name)
    const uploadId = url.searchParams.get('uploadId')
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, [])
      return answer(response, `<X><UploadId>${id}</UploadId></X>`)
    }
    if (uploadId !== null) return answerUpload(request.method!, name, uploadId, url, body, response)
    if (request.method === 'PUT') {
      objects.set(name, { content: body, modifiedAt: new Date() })
      return answer(response, '')
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      response.writeHead(204).end()
      return
    }
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const content = misbehaviour === 'lies' ? changed(found.content) : found.content
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start !== undefined && misbehaviour !== 'lies') {
      return void response.writeHead(206).end(content.subarray(Number(start), Number(end) + 1))
    }
    response.writeHead(200, { 'content-length': content.length })
    if (misbehaviour !== 'cuts' && misbehaviour !== 'stalls') return void response.end(content)
    const half = content.subarray(0, content.length / 2)
    response.write(half, () => misbehaviour === 'cuts' && response.destroy())
  }

  function takeOne(): Misbehaviour | undefined {
    const [next] = fake.misbehaviours
    if (typeof next === 'object' && (next.times ?? 1) > 1) next.times!--
    else fake.misbehaviours.shift()
    return next
  }

  function answerUpload(
    method: string,
    name: string,
    id: string,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const parts = uploads.get(id)
    if (!parts) return refuse(response, 404, 'NoSuchUpload')
    if (method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'))
      parts[number - 1] = body
      response.writeHead(200, { etag: `"part-${number}"` }).end()
      return
    }
    uploads.delete(id)
    if (method === 'DELETE') return void response.writeHead(204).end()
    const tags = [...body.toString('utf8').matchAll(/<ETag>([^<]*)<\/ETag>/g)].map(([, tag]) => tag)
    const isWhole = tags.every((tag, at) => tag === `"part-${at + 1}"`)
    if (!isWhole || tags.length !== parts.length) return refuse(response, 400, 'InvalidPart')
    objects.set(name, { content: Buffer.concat(parts), modifiedAt: new Date() })
    answer(response, '<X><ETag>"whole"</ETag></X>')
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? ''))
    const after = query.get('continuation-token') ?? ''
    const left = names.toSorted().filter((name) => name > after)
    const page = left.slice(0, PAGE)
    const rows = page.map((name) => {
      const { content, modifiedAt } = objects.get(name)!
      return `<Contents><Key>${name}</Key><Size>${content.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`
    })
    const isCut = left.length > PAGE
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    answer(response, `<X>${rows.join('')}<IsTruncated>${isCut}</IsTruncated>${next}</X>`)
  }

  return fake
}

function answer(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = code === '' ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function changed(content: Buffer): Buffer {
  const other = Buffer.from(content)
  other[0] = other[0]! ^ 1
  return other
}

/** The error code for a wrong signature (AWS Signature Version 4) or body; null for a correct request. */
function wrongIn({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, key, day, region, names, signature] = shape.exec(headers.authorization ?? '') ?? []
  if (key !== KEY) return 'InvalidAccessKeyId'
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams]
    .map((pair) => pair.map((text) => encodeURIComponent(text)).join('='))
    .toSorted()
    .join('&')
  const signed = names!.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url.pathname, query, signed.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [
    ...['AWS4-HMAC-SHA256', headers['x-amz-date'], scope],
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const signing = [day!, region!, 's3', 'aws4_request'].reduce<Buffer>(
    (from, word) => createHmac('sha256', from).update(word).digest(),
    Buffer.from(`AWS4${SECRET}`),
  )
  const right = createHmac('sha256', signing).update(text).digest('hex')
  return right === signature ? null : 'SignatureDoesNotMatch'
}
