import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { readMail } from './mail-entry.ts'

const mail = (headers: string[], body = '') =>
  Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`, 'latin1')
const plain = [
  'From: "Harbour Weekly" <hello@harbour.example>',
  'Date: Mon, 02 Mar 2026 08:00:00 +0100',
  'Message-ID: <1@harbour.example>',
  'Subject: The tug Marlena',
]
const html = (body: string) => mail([...plain, 'Content-Type: text/html; charset=utf-8'], body)
const now = new Date('2026-03-02T12:00:00Z')
const readAt = (raw: Uint8Array) => readMail(raw, now)
const read = async (raw: Uint8Array) => (await readAt(raw)).entry

test('a mail is an entry with its subject, sender, date and identity', async () => {
  const { entry, sender } = await readAt(mail(plain, 'The tug sank.\r\n\r\nAll were saved.'))
  expect(entry).toMatchObject({
    identity: '<1@harbour.example>',
    title: 'The tug Marlena',
    authors: ['Harbour Weekly'],
    published: '2026-03-02T07:00:00.000Z',
    link: null,
    text: 'The tug sank.\n\nAll were saved.',
  })
  expect(sender).toEqual({ name: 'Harbour Weekly', address: 'hello@harbour.example' })
})

test('a mail that claims to be from long ago, or no date at all, came when it came', async () => {
  for (const date of ['Mon, 02 Mar 2009 08:00:00 +0000', 'some day']) {
    const { published } = await read(mail(['Subject: Old', `Date: ${date}`], 'Words'))
    expect(published).toBe(now.toISOString())
  }
})

test('a link in a text mail can be pressed', async () => {
  const { content } = await read(
    mail(plain, 'Confirm here: https://harbour.example/confirm?a=1&b=2.\r\nThanks <b>'),
  )
  expect(content).toContain('href="https://harbour.example/confirm?a=1&amp;b=2"')
  expect(content).toContain('Thanks &lt;b&gt;')
})

test('scripts, styles, forms, hidden words and pixels that count readers are gone', async () => {
  const { content, text } = await read(
    html(`<html><head><style>p{color:red}</style></head><body onload="steal()">
      <div style="color:#fff; DISPLAY : none !important">Preheader <b>hidden<br></b> words</div>
      <script>steal()</script><p onclick="steal()">The tug <a href="javascript:steal()">sank</a>.</p>
      <form action="https://evil.example"><input name="password"></form>
      <iframe src="https://evil.example"></iframe>
      <img src="https://track.harbour.example/open.gif?u=1" width="1" height="1">
      <img src="https://harbour.example/tug.jpg" alt="The tug" width="600"></body></html>`),
  )
  expect(text).toBe('The tug sank.')
  expect(content).not.toMatch(/script|steal|<form|<input|<iframe|open\.gif|Preheader|style/i)
  expect(content).toContain('https://harbour.example/tug.jpg')
})

test('a hidden part that never ends takes only what follows it', async () => {
  const { text } = await read(html('<p>The tug sank.</p><div hidden>Never <p>seen'))
  expect(text).toBe('The tug sank.')
})

test('the page of a mail is where it says that it can be read', async () => {
  const page = html(
    '<a href="https://harbour.example/p/1"><span>View this email</span> in your browser</a>',
  )
  expect((await read(page)).link).toBe('https://harbour.example/p/1')
  const archived = mail([...plain, 'Archived-At: <https://lists.example/a/1>'], 'Words')
  expect((await read(archived)).link).toBe('https://lists.example/a/1')
  // All mails of a list have the same List-Archive, so using it as the link would merge them.
  const listed = mail([...plain, 'List-Archive: <https://lists.example/a>'], 'Words')
  expect((await read(listed)).link).toBeNull()
  const hostile = html('<a href="javascript:steal()">View in browser</a>')
  expect((await read(hostile)).link).toBeNull()
})

test('a mail without a subject, a sender, a date and an id is an entry all the same', async () => {
  const first = await readAt(mail(['X: y'], 'Only words.'))
  const again = await readAt(mail(['X: y'], 'Only words.'))
  expect(first.entry.title).toBe('(no subject)')
  expect(first.entry.published).toBe(now.toISOString())
  expect(first.entry.identity).toBe(again.entry.identity)
  expect(first.sender.name).toBe('Unknown sender')
  const other = await readAt(mail(['X: y'], 'Other words.'))
  expect(other.entry.identity).not.toBe(first.entry.identity)
})

test('words are read in the charset that is stated, and a wrong one harms nobody', async () => {
  const latin = mail([...plain, 'Content-Type: text/plain; charset=iso-8859-1'], 'Caf\xe9')
  expect((await read(latin)).text).toBe('Café')
  const wrong = mail([...plain, 'Content-Type: text/plain; charset=x-nonsense'], 'Caf\xe9 au lait')
  expect((await read(wrong)).text).toContain('au lait')
  const subject = mail(
    ['Subject: =?utf-8?B?8J+agCBSYWtldGU=?=', 'From: =?iso-8859-1?Q?Caf=E9?= <a@b.example>'],
    'Words',
  )
  expect(await read(subject)).toMatchObject({ title: '🚀 Rakete', authors: ['Café'] })
})

test('null characters are left out, however they are written', async () => {
  const raw = mail(
    [...plain, 'Content-Type: text/html', 'Content-Transfer-Encoding: base64'],
    Buffer.from('<p>Tug\0boat</p>').toString('base64'),
  )
  expect(JSON.stringify(await read(raw))).not.toContain('\\u0000')
})

test('headers without end and parts within parts are refused in words', async () => {
  const flood = mail(
    [...plain, ...Array.from({ length: 20_000 }, (_, n) => `X-${n}: ${'a'.repeat(50)}`)],
    'x',
  )
  await expect(readAt(flood)).rejects.toThrow('cannot be read')
  const nested = Array.from(
    { length: 200 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  ).join('\r\n')
  await expect(readAt(Buffer.from(nested))).rejects.toThrow('cannot be read')
})

test('elements nested without end are read at once', async () => {
  const spentMs = cpuClock()
  await read(html('<div>'.repeat(150_000) + 'Words'))
  await read(html('<div style="display:none">'.repeat(40_000) + 'Words'))
  await read(html('<a href="https://a.example">'.repeat(30_000)))
  expect(spentMs()).toBeLessThan(4000)
})

test('any bytes are an entry or refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string().map((text) => Buffer.from(text)),
      ),
      fc.constantFrom(
        '',
        'Content-Type: text/html\r\n',
        'Content-Type: multipart/mixed; boundary=a\r\n',
      ),
      async (bytes, header) => {
        const { entry } = await readAt(Buffer.concat([Buffer.from(`${header}\r\n`), bytes]))
        expect(entry.title).not.toBe('')
        expect(entry.content ?? '').not.toMatch(/<script|onerror=/i)
      },
    ),
  )
})

describe('what a mail brings along', () => {
  const GIF = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
  const part = (headers: string[], body: string) =>
    `--b\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`
  const related = (html: string, ...parts: string[]) =>
    mail(
      [...plain, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"'],
      `${part(['Content-Type: text/html; charset=utf-8'], html)}${parts.join('')}--b--`,
    )
  const gif = (...headers: string[]) =>
    part(['Content-Type: image/gif', 'Content-Transfer-Encoding: base64', ...headers], GIF)
  const SHOWN = /<img[^>]* src="https:\/\/mail\.invalid\/([\da-f]{64})"/g
  const shown = (content: string | null) => [...content!.matchAll(SHOWN)].map(([, hash]) => hash)

  test.each([
    ['by Content-ID', '<img src="cid:pic@1" alt="The tug">', gif('Content-ID: <pic@1>')],
    ['by an encoded Content-ID', '<img src="CID:pic%401">', gif('Content-ID: <pic@1>')],
    ['by its name', '<img src="tug.gif">', gif('Content-Disposition: inline; filename="tug.gif"')],
    [
      'called a file of any kind',
      '<img src="cid:a">',
      gif('Content-ID: <a>').replace('image/gif', 'application/octet-stream'),
    ],
    ['by itself', `<img src="data:image/gif;base64,${GIF}">`, ''],
    ['behind the text', '', gif('Content-Disposition: inline; filename="tug.gif"')],
    ['once', '<img src="cid:a"><p>And</p>', gif('Content-ID: <a>') + gif('Content-ID: <b>')],
  ])('a picture is shown: %s', async (_, inside, attached) => {
    const raw = related(`<p>The tug sank.</p>${inside}`, attached)
    const { entry, files } = await readAt(raw)
    expect(files).toMatchObject([{ type: 'image/gif' }])
    expect(Buffer.from(files[0]!.content).toString('base64')).toBe(GIF)
    expect(shown(entry.content)).toEqual([files[0]!.hash])
    expect(entry.image).toBe(`https://mail.invalid/${files[0]!.hash}`)
    expect(entry.text).toContain('The tug sank.')
  })

  test('an attachment is a link behind the text, and no words of it', async () => {
    const pdf = part(
      [
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="../Timetable (new).pdf"',
      ],
      'words',
    )
    const { entry, files } = await readAt(related('<p>The tug sank.</p>', pdf))
    expect(files).toMatchObject([{ name: 'Timetable (new).pdf', type: 'application/pdf' }])
    expect(entry.content).toContain(`${files[0]!.hash}/Timetable%20_new_.pdf"`)
    expect(entry.text).toBe('The tug sank.')
  })

  test('more than 30 files, or 8 MiB of them, are not kept', async () => {
    const many = Array.from({ length: 40 }, (_, i) => part(['Content-Type: text/csv'], `row ${i}`))
    expect((await readAt(related('<p>Rows</p>', ...many))).files).toHaveLength(30)
    const large = part(['Content-Type: text/csv'], 'row\r\n'.repeat(10).padEnd(9 * 2 ** 20, 'x'))
    expect((await readAt(related('<p>Rows</p>', large))).files).toEqual([])
  })

  test('what is called a picture and a script is neither shown nor run', async () => {
    const svg = part(['Content-Type: image/svg+xml', 'Content-ID: <a>'], '<svg onload="steal()"/>')
    const { entry } = await readAt(related('<p>Tug</p><img src="cid:a">', svg))
    expect(entry.content).not.toMatch(/<img|steal|<svg/)
  })
})
