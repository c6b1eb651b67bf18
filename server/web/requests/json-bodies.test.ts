import { describe, expect, test } from 'vitest'
import { JSON_TEXT } from '#core/limits.ts'
import { openTestServer } from '../test-web-server.ts'

describe('the body of a request', () => {
  const post = async (payload: string) => {
    const { app } = await openTestServer()
    const reply = await app.inject({
      method: 'POST',
      url: '/api/notes/deleteNote',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload,
    })
    await app.close()
    return { status: reply.statusCode, detail: reply.json<{ detail?: string }>().detail }
  }

  test.each([
    ['lists in lists', '['.repeat(1_000_000)],
    ['objects in objects', '{"a":'.repeat(200_000)],
    ['lists in lists that end', `{"id":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('is refused unread where it has %s', async (_, payload) => {
    expect(await post(payload)).toEqual({
      status: 400,
      detail: `The JSON is nested more than ${JSON_TEXT.depth} deep.`,
    })
  })

  test('is refused unread where it holds too much', async () => {
    const { status, detail } = await post(`[${'1,'.repeat(JSON_TEXT.elements)}1]`)
    expect([status, detail]).toEqual([400, `The JSON has more than ${JSON_TEXT.elements} values.`])
  })

  test('is refused where it is not JSON, is empty or would change what all objects have', async () => {
    const details = await Promise.all(['{"id":', '', '{"__proto__":{}}'].map(post))
    expect(details.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(details[0]!.detail).toBe('The input is not valid JSON.')
    expect(details[1]!.detail).toBe('Send the input as JSON, or {} if there is none.')
  })
})
