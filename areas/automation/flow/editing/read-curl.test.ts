import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { Values } from '../fields/values.ts'
import { isCurl, readCurl } from './read-curl.ts'

test.each<[string, object]>([
  ['curl https://shop.example/a?b=1', { method: 'GET', url: 'https://shop.example/a?b=1' }],
  [
    `$ curl -X PUT 'https://shop.example/items/1' \\
  -H 'Content-Type: application/json' \\
  -H "Authorization: Bearer abc" \\
  --data-raw '{"title": "It'\\''s here", "count": 2}' --compressed`,
    {
      ...{ method: 'PUT', url: 'https://shop.example/items/1' },
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer abc' },
      body: { title: "It's here", count: 2 },
    },
  ],
  [
    'curl -sSL -d name=Ada -d "city=S\\"o" https://shop.example',
    { method: 'POST', url: 'https://shop.example', form: { name: 'Ada', city: 'S"o' } },
  ],
  [
    'curl --json $\'{"a":\\n1}\' --url=https://shop.example/ -u ann:pass',
    {
      ...{ method: 'POST', url: 'https://shop.example/', body: { a: 1 } },
      headers: { Authorization: 'Basic YW5uOnBhc3M=' },
    },
  ],
  [
    'curl -G https://shop.example/?x=1 --data-urlencode "q=a b&c" -A me',
    {
      ...{ method: 'GET', url: 'https://shop.example/?x=1&q=a%20b%26c' },
      headers: { 'User-Agent': 'me' },
    },
  ],
  [
    'curl -XPOST -d "plain text" https://shop.example',
    { method: 'POST', url: 'https://shop.example', body: 'plain text' },
  ],
  ['curl -I https://shop.example', { method: 'HEAD', url: 'https://shop.example' }],
])('%s', (line, fields) => {
  expect(isCurl(line)).toBe(true)
  const read = readCurl(line)
  expect(read).toEqual({ fields, leftOut: [] })
  expect(Values.safeParse(read.fields).error).toBeUndefined()
})

test('what has no place in a step is named', () => {
  const { leftOut, fields } = readCurl(
    'curl --proxy http://a.example -o out.html -T file -F photo=@cat.png -F title=Cat -d @body.json https://shop.example',
  )
  expect(leftOut).toEqual([
    ...['--proxy', '--output', '--upload-file'],
    ...['the body, which comes from a file', 'a file of the form'],
  ])
  expect(fields).toMatchObject({ url: 'https://shop.example', form: { title: 'Cat' } })
})

test.each([
  ["curl 'https://shop.example", 'its end is missing'],
  ['curl -H "A: b"', 'has no address'],
  [`curl https://shop.example -d ${'x'.repeat(100_000)}`, 'too long'],
])('%s is refused in words', (line, message) => {
  expect(() => readCurl(line)).toThrow(message)
})

test('never fails otherwise, whatever is pasted', () => {
  const parts = [
    '-d',
    '-H',
    '--json',
    '-u',
    '"',
    "'",
    '\\',
    '$',
    'a=b',
    ':',
    '@x',
    '-F',
    'https://a.example',
    '=',
    '\n',
    '-',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 12 }),
      (given) => {
        try {
          expect(typeof readCurl(`curl ${given.join(' ')}`).fields['url']).toBe('string')
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
      },
    ),
    { seed: 46, numRuns: 500 },
  )
})
