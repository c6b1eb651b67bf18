import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Problem } from '#core/problem.ts'
import { asked, notes, openTestServer } from '#server/web/test-web-server.ts'
import { serverAsk } from './server-ask.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
let ask: ReturnType<typeof serverAsk>
beforeAll(async () => {
  server = await openTestServer()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  ask = serverAsk((address, request) => fetch(new URL(address as string, origin), request))
})
afterAll(() => server.app.close())

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    ({ name, kind, message }: Problem) => ({ name, kind, message }),
  )

describe('The browser, asking the server', () => {
  test('is answered as if the keeper stood beside it', async () => {
    const input = { search: 'sea & ice?', tags: ['a,b', 'c'], minStars: 4, isPinned: false }
    expect(await ask(notes.listNotes, input)).toHaveLength(1)
    expect(asked.at(-1)).toEqual(input)
    expect(await ask(notes.echo, {})).toBe(null)
    expect(await ask(notes.addNote, { text: 'Tide table', stars: 5 })).toMatchObject({ stars: 5 })
    expect(await ask(notes.deleteNote, { id: 'note-1' })).toBe(undefined)
  })

  test.each(['invalid', 'not-found', 'conflict', 'unavailable', 'not-allowed'])(
    'is told of a problem of the kind %s as the keeper tells it',
    async (kind) => {
      expect(await problemOf(ask(notes.fail, { how: kind }))).toEqual({
        name: 'Problem',
        kind,
        message: `It is ${kind}, try the other door.`,
      })
    },
  )

  test('is told of wrong input in the words of the schema, by field', async () => {
    const problem = ask(notes.addNote, { text: '', stars: 0 })
    await expect(problem).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Write something first',
      fields: { text: 'Write something first' },
    })
  })

  test('learns that the server failed, and nothing more', async () => {
    const problem = await problemOf(ask(notes.fail, { how: 'bug' }))
    expect(problem?.kind).toBe('unavailable')
    expect(problem?.message).toMatch(/^Something went wrong\./)
  })

  test('says that there is no network where the browser knows it', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const offline = serverAsk(() => fetch('http://127.0.0.1:1/'))
    expect(await problemOf(offline(notes.echo, {}))).toMatchObject({
      kind: 'unavailable',
      message: 'There is no network. Try again when it is back.',
    })
    vi.unstubAllGlobals()
  })

  test.each<[string, typeof fetch]>([
    ['nobody listens', () => fetch('http://127.0.0.1:1/')],
    [
      'something in between answers',
      async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    ],
    ['the answer breaks off', async () => new Response('[{"id":"no', { status: 200 })],
  ])('says what to do when %s', async (_, send) => {
    expect(await problemOf(serverAsk(send)(notes.echo, {}))).toEqual({
      name: 'Problem',
      kind: 'unavailable',
      message: 'The server does not answer. Check that Synthwire is running, then try again.',
    })
  })
})
