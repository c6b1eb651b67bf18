import { describe, expect, test } from 'vitest'
import { masked } from './masked.ts'

const JWT = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiIxMjM0In0'}.${'c2lnbmF0dXJlLW9mLWl0'}`

describe('A value that is shown', () => {
  test.each<[string, unknown]>([
    ['a header by its name', { 'X-Api-Key': 's3cret-value', 'X-Auth-Token': 's3cret-value' }],
    [
      'a header of a service',
      { 'X-Goog-Api-Key': 's3cret-value', 'PRIVATE-TOKEN': 's3cret-value' },
    ],
    ['a session', { Cookie: 'sid=s3cret-value', sessionid: 's3cret-value' }],
    ['a scheme in another header', { 'X-Forward': 'Bearer s3cret-value' }],
    ['a scheme in a text', 'curl -H "Authorization: Bearer s3cret-value" https://a.example/'],
    ['a line of a request', 'GET / HTTP/1.1\nCookie: s3cret-value; b=1\n'],
    ['a query in a text', 'See https://a.example/?page=1&token=s3cret-value&b=2 for more'],
    ['a form', 'user=ada&password=s3cret-value'],
    ['JSON in a text', '{"user":"ada","client_secret": "s3cret-value"}'],
    ['a password in an address', 'clone https://ada:s3cret-value@git.example/x.git now'],
    ['the query of a step', { query: { access_token: 's3cret-value', page: '1' } }],
  ])('hides %s', (_, value) => {
    const shown = JSON.stringify(masked(value))
    expect(shown).not.toContain('s3cret')
    expect(shown).toContain('******')
  })

  test.each([
    `ghp_${'a1B2'.repeat(9)}`,
    `sk-proj-${'a1B2'.repeat(9)}`,
    `xoxb-${'1234567890-'.repeat(2)}abc`,
    `AKIA${'A1B2'.repeat(4)}`,
    JWT,
  ])('hides the key %s wherever it stands', (key) => {
    expect(masked({ text: `Use ${key}, please.` })).toEqual({ text: 'Use ******, please.' })
  })

  test.each([
    'Basic training begins at the harbour',
    'Token of appreciation: secret ballot, password rules, and a key witness',
    'https://a.example/?page=2&sort=token#key=1',
    'The sk-learn-to-sail-weekend begins on Monday',
    'ghp_short, AKIA and eyJ are beginnings alone',
  ])('leaves the text %s alone', (text) => {
    expect(masked(text)).toBe(text)
  })
})
