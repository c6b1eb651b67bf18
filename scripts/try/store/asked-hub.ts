import type { RunningHub } from '#e2e/hubs/hub.ts'
import { expectThat } from '../running/expect-that.ts'
import type { RealStore } from './versitygw.ts'

const TEXT = 'Cranes at the northern quay are inspected each spring.'

/** The settings of a server that keeps its files in the store. */
export function settingsOf({ settings }: RealStore): Record<string, string> {
  const { endpoint, bucket, prefix, region, key, secret } = settings
  return {
    SYNTHWIRE_STORE_URL: endpoint,
    SYNTHWIRE_STORE_BUCKET: bucket,
    SYNTHWIRE_STORE_PREFIX: prefix,
    SYNTHWIRE_STORE_REGION: region,
    SYNTHWIRE_STORE_KEY: key,
    SYNTHWIRE_STORE_SECRET: secret,
    SYNTHWIRE_MEDIA: 'store',
    LOG_LEVEL: 'fatal',
  }
}

/** Uploads a document to a profile; returns the id of the file. */
export async function upload({ address }: RunningHub): Promise<string> {
  const ask = async <Answer>(operation: string, input?: object): Promise<Answer> => {
    const answer = await fetch(`${address}/api/${operation}`, {
      method: input ? 'POST' : 'GET',
      ...(input ? { body: JSON.stringify(input) } : {}),
      headers: { 'content-type': 'application/json', origin: address },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${operation} answers ${answer.status}: ${text}`)
    return (text === '' ? null : JSON.parse(text)) as Answer
  }
  const [profile] = await ask<{ id: string }[]>('profiles/listProfiles')
  const content = Buffer.from(TEXT).toString('base64')
  const file = { name: 'quay.txt', bytes: TEXT.length, content }
  await ask('profiles/addFiles', { id: profile!.id, files: [file] })
  const [stored] = await ask<{ id: string }[]>('files/listFiles')
  return stored!.id
}

/** Expects that the file can be downloaded unchanged. */
export async function expectFile(hub: RunningHub, id: string): Promise<void> {
  const { status, text } = await load(hub, `/files/${id}`)
  expectThat(status === 200 && text === TEXT, `the file is served: ${status} ${text.slice(0, 300)}`)
}

/** Expects the picture of the first entry to be shown. */
export async function expectPicture({ address }: RunningHub): Promise<void> {
  const answer = await fetch(`${address}/images/1`)
  const bytes = (await answer.bytes()).length
  const isPicture = answer.headers.get('content-type') === 'image/webp' && bytes > 0
  expectThat(isPicture, `the picture is shown: ${answer.status}, ${bytes} bytes`)
}

export async function load({ address }: RunningHub, path: string) {
  const answer = await fetch(address + path)
  return { status: answer.status, text: await answer.text() }
}
