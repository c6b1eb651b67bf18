import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { StoreSettings } from '../settings/store-setting.ts'

/** A bucket, with the credentials to use it. */
export type Bucket = Omit<StoreSettings, 'prefix'>

interface Unsigned {
  method: string
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array | string | undefined
}

/**
 * Signs a request (AWS Signature Version 4) with its body, so that the store refuses a body that
 * was changed on the way.
 */
export async function signed(
  { key, secret, region }: Bucket,
  { method, url, headers, body }: Unsigned,
  keys = new Map<string, ArrayBuffer>(),
): Promise<{ address: string; headers: Record<string, string> }> {
  const request = await new AwsV4Signer({
    ...{ method, region, service: 's3', cache: keys },
    url: url.href,
    headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...headers },
    ...{ accessKeyId: key, secretAccessKey: secret },
  }).sign()
  const { origin, pathname, search } = request.url
  return { address: `${origin}${pathname}${search}`, headers: Object.fromEntries(request.headers) }
}

/** The address of a bucket, whose name may be part of the host or of the path. */
export function addressOf({ endpoint, bucket }: Pick<Bucket, 'endpoint' | 'bucket'>): string {
  const { hostname } = new URL(endpoint)
  return hostname.startsWith(`${bucket}.`) ? endpoint : `${endpoint}/${bucket}`
}

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}
